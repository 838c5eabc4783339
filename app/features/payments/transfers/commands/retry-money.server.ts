import type { Transaction } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { refundsStore } from '../../refunds/refunds-store.server.ts';
import { isRetryableRefund } from '../../refunds/refund-state.ts';
import { transfersStore } from '../transfers-store.server.ts';
import { refundRequests } from '../../checkout/commands/record-payment.server.ts';
import { transferRequests } from './request-transfer.server.ts';

/**
 * Retries a refused or waiting transfer at once instead of when its wait is over.
 * @returns whether there is one
 */
export async function retryTransfer(trx: Transaction, bookingId: string, now: Date): Promise<boolean> {
  const transferId = await transfersStore.makeDue(trx, bookingId, now);
  if (transferId) await enqueue(trx, transferRequests, { transferId });
  return transferId !== undefined;
}

/**
 * Retries a refund of a booking.
 * @returns false if it is done, stopped, or was tried within the last minute
 */
export async function retryRefund(trx: Transaction, bookingId: string, refundId: string, now: Date): Promise<boolean> {
  const refund = await refundsStore.findForUpdate(trx, refundId);
  if (refund?.booking_id !== bookingId || !isRetryableRefund(refund, now)) return false;
  await refundsStore.update(trx, refundId, {});
  await enqueue(trx, refundRequests, { refundId });
  return true;
}
