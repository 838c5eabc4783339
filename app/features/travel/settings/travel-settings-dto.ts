import type * as z from 'zod/mini';
import type { travelSettingsAnswer } from '../answers/travel.server.ts';

/** A professional's own travel settings, with the ZIP of their service area. */
export type TravelSettingsDto = z.infer<typeof travelSettingsAnswer>;
