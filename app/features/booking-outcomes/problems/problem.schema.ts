import * as z from 'zod/mini';
import { problemKinds } from '#app/features/bookings/problems/problem-kinds.ts';
import { problemLengths } from './problem.ts';

const words = (missing: string, maximum: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(maximum, `At most ${maximum} characters`));

/** What a client reports. */
export const problemSchema = z.object({
  kind: z.enum(problemKinds, 'Please choose what it’s about'),
  description: words('Please describe what happened', problemLengths.description),
});
export type ProblemRequest = z.output<typeof problemSchema>;

/** What the professional says about it. */
export const problemReplySchema = z.object({
  answer: words('Please say what happened', problemLengths.answer),
});
export type ProblemReply = z.output<typeof problemReplySchema>;

const notARefund = 'The refund must be an amount in dollars, like 25.00';

/** What an administrator decides about it. */
export const settlementSchema = z.object({
  outcome: z.enum(['full', 'partial', 'none'], 'Please choose a refund'),
  /** Dollars, for a partial refund. */
  refund: z.optional(z.string(notARefund).check(z.regex(/^\d{1,8}(\.\d{2})?$/, notARefund))),
  /** What both parties are told. */
  settlement: words('Please say why: both parties will read it', problemLengths.settlement),
});
export type SettlementRequest = z.output<typeof settlementSchema>;
