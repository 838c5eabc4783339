import type * as z from 'zod/mini';
import type { changedVisitAnswer } from './answers/changed-visits.server.ts';

/** A visit whose event in its professional's own calendar is not as it was written. */
export type ChangedVisitDto = z.infer<typeof changedVisitAnswer>;
