import type { Transaction } from '#app/platform/database/database.server.ts';
import { paymentsStore } from '../payments-store.server.ts';

/**
 * Notes, in the booking's own transaction, that a checkout is about to be opened: should the process end before Stripe
 * answers, reconciliation finds the note.
 */
export function prepareCheckout(trx: Transaction, bookingId: string, total: string): Promise<unknown> {
  return paymentsStore.insertCheckout(trx, { booking_id: bookingId, amount: total });
}
