import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue, enqueue } from '#app/platform/jobs/jobs.server.ts';

/** A transfer has left for the professional's account; told in the transaction that notes it. */
export type TransferSent = { transferId: string; bookingId: string; /** Dollars with two decimals. */ amount: string };

export const sentTransfers = defineQueue<TransferSent>('payments.transfer-sent');

export function publishTransferSent(trx: Transaction, event: TransferSent): Promise<void> {
  return enqueue(trx, sentTransfers, event);
}
