import type * as z from 'zod/mini';
import type { handEnteredVisitAnswer } from './answers/hand-entered-visit.server.ts';

/** A visit entered by hand, for its professional; instants in their zone. */
export type HandEnteredVisitDto = z.infer<typeof handEnteredVisitAnswer>;
