import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';

/** A transfer was sent to the professional's account; published in the transaction that records it. */
export const transferSent = z.object({
  transferId: z.string(),
  bookingId: z.string(),
  /** Dollars with two decimals. */ amount: z.string(),
});
export type TransferSent = z.infer<typeof transferSent>;

export const sentTransfers = defineQueue('payments.transfer-sent', transferSent);

export function publishTransferSent(trx: Transaction, event: TransferSent): Promise<void> {
  return enqueue(trx, sentTransfers, event);
}
