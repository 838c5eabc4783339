import type * as z from 'zod/mini';
import type { offerAnswer, rescueAnswer } from './answers/rescue.server.ts';

export type RescueDto = z.infer<typeof rescueAnswer>;
export type OfferDto = z.infer<typeof offerAnswer>;
