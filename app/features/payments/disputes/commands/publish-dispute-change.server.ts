import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';

/**
 * News from Stripe about a dispute, published in the transaction that records it; it may be published several times.
 */
const disputeChange = z.object({ bookingId: z.string(), disputeId: z.string(), isClosed: z.boolean() });
export type DisputeChange = z.infer<typeof disputeChange>;

export const disputeChanges = defineQueue('payments.dispute-change', disputeChange);

export function publishDisputeChange(trx: Transaction, event: DisputeChange): Promise<void> {
  return enqueue(trx, disputeChanges, event);
}
