import type { Transaction } from '#app/platform/database/database.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';

/** Notes that a booking's checkout ended without money, as part of the booking's own change. */
export function closeCheckout(trx: Transaction, bookingId: string): Promise<unknown> {
  return paymentsStore.settleCheckout(trx, bookingId, 'expired');
}

/** Forgets a checkout that nobody can have been sent to. @returns false when there is none, or it is open already. */
export function deleteUnopenedCheckout(trx: Transaction, bookingId: string): Promise<boolean> {
  return paymentsStore.deleteUnopenedCheckout(trx, bookingId);
}
