import type { Transaction } from '#app/platform/database/database.server.ts';
import { transfersStore } from '../transfers-store.server.ts';

/**
 * Removes a booking's transfer as if it had never been requested, but only if Stripe was never asked for it and it is
 * not in the ledger. The job that was to send it finds none.
 * @returns whether none is left
 */
export async function withdrawTransfer(trx: Transaction, bookingId: string): Promise<boolean> {
  const transfer = await transfersStore.findByBookingForUpdate(trx, bookingId);
  if (!transfer) return true;
  if (!['due', 'held'].includes(transfer.status) || transfer.begun_at !== null) return false;
  await transfersStore.remove(trx, transfer.id);
  return true;
}
