import type { Transaction } from '#app/platform/database/database.server.ts';
import { paymentsStore } from '../payments-store.server.ts';

/** Notes that a booking's checkout ended without money, as part of the booking's own change. */
export function closeCheckout(trx: Transaction, bookingId: string): Promise<unknown> {
  return paymentsStore.settleCheckout(trx, bookingId, 'expired');
}

/** Forgets the checkout of a booking that never came to be. */
export function forgetCheckout(trx: Transaction, bookingId: string): Promise<unknown> {
  return paymentsStore.deleteCheckout(trx, bookingId);
}
