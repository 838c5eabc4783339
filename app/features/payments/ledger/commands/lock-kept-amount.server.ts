import type { Transaction } from '#app/platform/database/database.server.ts';
import type { Cents } from '#app/lib/money.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import { readKeptAmount } from '../queries/read-kept-amount.server.ts';

/** What can still be given back of a booking's payment; nobody else gives of it until the transaction ends. */
export async function lockKeptAmount(trx: Transaction, bookingId: string): Promise<Cents> {
  await paymentsStore.findPaymentForUpdate(trx, bookingId);
  return readKeptAmount(trx, bookingId);
}
