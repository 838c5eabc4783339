import type { Transaction } from '#app/platform/database/database.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import { transfersStore, unsentStatuses } from '../transfers-store.server.ts';
import { holdTransfer, releaseTransfer } from './hold-transfer.server.ts';

/**
 * Holds what a professional is to get of a booking for an administrator, even before its transfer exists.
 * @returns false if there is nothing to hold: no payment, held already, or the transfer was sent
 */
export async function holdPayout(trx: Transaction, bookingId: string): Promise<boolean> {
  const payment = await paymentsStore.findPaymentForUpdate(trx, bookingId);
  const transfer = await transfersStore.findByBookingForUpdate(trx, bookingId);
  const hasLeft = transfer !== undefined && !(unsentStatuses as readonly string[]).includes(transfer.status);
  if (!payment || payment.is_held || hasLeft) return false;
  await paymentsStore.setHeld(trx, bookingId, true);
  await holdTransfer(trx, bookingId, 'admin');
  return true;
}

/**
 * Releases it, unless it is held for another reason.
 * @returns false if no administrator held it
 */
export async function releasePayout(trx: Transaction, bookingId: string): Promise<boolean> {
  const payment = await paymentsStore.findPaymentForUpdate(trx, bookingId);
  if (!payment?.is_held) return false;
  await paymentsStore.setHeld(trx, bookingId, false);
  await releaseTransfer(trx, bookingId, 'admin');
  return true;
}
