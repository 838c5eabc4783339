import type * as z from 'zod/mini';
import type { smsCostsAnswer } from '../answers/sms.server.ts';

/** What texts cost, and what was not delivered, for administrators. */
export type SmsCostsDto = z.infer<typeof smsCostsAnswer>;
