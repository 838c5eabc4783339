import type { Connection } from '#app/platform/database/database.server.ts';
import { addCents, cents, centsFromDollars, subtractCents, type Cents } from '#app/lib/money.ts';
import { paymentsStore } from '../payments-store.server.ts';
import { refundsStore } from '../refunds-store.server.ts';

/** What is left of a booking's payment when every refund that was asked for is made; nothing where none was paid. */
export async function keptOfBooking(db: Connection, bookingId: string): Promise<Cents> {
  const payment = await paymentsStore.findPayment(db, bookingId);
  if (!payment) return cents(0);
  const refunds = await refundsStore.listStanding(db, payment.stripe_payment_intent_id);
  return subtractCents(centsFromDollars(payment.amount), addCents(cents(0), ...refunds.map(({ amount }) => centsFromDollars(amount))));
}
