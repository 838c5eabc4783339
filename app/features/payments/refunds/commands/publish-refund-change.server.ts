import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import type { RefundRow } from '../refunds-store.server.ts';

/**
 * A refund was made, or did not reach its client; published in the transaction that records it. Instants are ISO
 * 8601.
 */
const refundChange = z.object({
  bookingId: z.string(),
  refundId: z.string(),
  outcome: z.enum(['made', 'failed']),
  reason: z.string(),
  askedAt: z.string(),
  at: z.string(),
  /** Whether an administrator paid it another way than through Stripe. */
  isPaidOtherwise: z.optional(z.boolean()),
});
export type RefundChange = z.infer<typeof refundChange>;

export const refundChanges = defineQueue('payments.refund-change', refundChange);

type Refund = Pick<RefundRow, 'id' | 'booking_id' | 'reason' | 'created_at'>;

export function publishRefundChange(
  trx: Transaction,
  { id, booking_id, reason, created_at }: Refund,
  outcome: RefundChange['outcome'],
  how: Pick<RefundChange, 'isPaidOtherwise'> = {},
): Promise<void> {
  const [askedAt, at] = [created_at.toISOString(), new Date().toISOString()];
  return enqueue(trx, refundChanges, { bookingId: booking_id, refundId: id, outcome, reason, askedAt, at, ...how });
}
