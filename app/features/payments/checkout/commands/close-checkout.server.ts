import type { Transaction } from '#app/platform/database/database.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';

/** Records that a booking's checkout ended unpaid, in the transaction of the booking's change. */
export function closeCheckout(trx: Transaction, bookingId: string): Promise<unknown> {
  return paymentsStore.settleCheckout(trx, bookingId, 'expired');
}

/**
 * Deletes a checkout whose URL nobody can have.
 * @returns false if there is none, or it is open already
 */
export function deleteUnopenedCheckout(trx: Transaction, bookingId: string): Promise<boolean> {
  return paymentsStore.deleteUnopenedCheckout(trx, bookingId);
}
