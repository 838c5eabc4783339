import type { Transaction } from '#app/platform/database/database.server.ts';
import { transfersStore } from '../transfers-store.server.ts';

/**
 * Takes a booking's transfer away as if it had never been asked for: only one that Stripe was never asked to make,
 * and of which no ledger speaks. The job that was to send it finds none.
 * @returns whether none is left
 */
export async function withdrawTransfer(trx: Transaction, bookingId: string): Promise<boolean> {
  const transfer = await transfersStore.findByBookingForUpdate(trx, bookingId);
  if (!transfer) return true;
  if (!['due', 'held'].includes(transfer.status) || transfer.begun_at !== null) return false;
  await transfersStore.remove(trx, transfer.id);
  return true;
}
