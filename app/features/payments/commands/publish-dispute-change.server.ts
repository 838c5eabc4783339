import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue, enqueue } from '#app/platform/jobs/jobs.server.ts';

/** Stripe said something new about a dispute; told in the transaction that notes it, perhaps several times. */
export type DisputeChange = { bookingId: string; disputeId: string; isClosed: boolean };

export const disputeChanges = defineQueue<DisputeChange>('payments.dispute-change');

export function publishDisputeChange(trx: Transaction, event: DisputeChange): Promise<void> {
  return enqueue(trx, disputeChanges, event);
}
