import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue, enqueue } from '#app/platform/jobs/jobs.server.ts';
import type { RefundRow } from '../refunds-store.server.ts';

/** A refund was given, or did not reach its client; told in the transaction that notes it. Instants are ISO 8601. */
export type RefundChange = { bookingId: string; refundId: string; outcome: 'made' | 'failed'; reason: string; askedAt: string; at: string };

export const refundChanges = defineQueue<RefundChange>('payments.refund-change');

type Refund = Pick<RefundRow, 'id' | 'booking_id' | 'reason' | 'created_at'>;

export function publishRefundChange(trx: Transaction, { id, booking_id, reason, created_at }: Refund, outcome: RefundChange['outcome']): Promise<void> {
  const [askedAt, at] = [created_at.toISOString(), new Date().toISOString()];
  return enqueue(trx, refundChanges, { bookingId: booking_id, refundId: id, outcome, reason, askedAt, at });
}
