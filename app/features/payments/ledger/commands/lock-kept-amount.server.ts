import type { Transaction } from '#app/platform/database/database.server.ts';
import type { Cents } from '#app/lib/money.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import { readKeptAmount } from '../queries/read-kept-amount.server.ts';

/**
 * Returns a booking's kept amount and locks its payment, so that nobody else refunds from it until the transaction
 * ends.
 */
export async function lockKeptAmount(trx: Transaction, bookingId: string): Promise<Cents> {
  await paymentsStore.findPaymentForUpdate(trx, bookingId);
  return readKeptAmount(trx, bookingId);
}
