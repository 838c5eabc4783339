import type * as z from 'zod/mini';
import type { clientVisitAnswer, clientHistoryAnswer } from './answers/clients.server.ts';

/** A visit in the history of a client; dollars with two decimals, minutes. */
export type ClientVisit = z.infer<typeof clientVisitAnswer>;

export type ClientHistory = z.infer<typeof clientHistoryAnswer>;
