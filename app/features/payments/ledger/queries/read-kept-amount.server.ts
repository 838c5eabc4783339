import type { Connection } from '#app/platform/database/database.server.ts';
import { addCents, cents, subtractCents, type Cents } from '#app/lib/money.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import { refundsStore } from '../../refunds/refunds-store.server.ts';

/** Returns a booking's kept amount, counting requested refunds as made; zero if nothing was paid. */
export async function readKeptAmount(db: Connection, bookingId: string): Promise<Cents> {
  const payment = await paymentsStore.findPayment(db, bookingId);
  return payment ? subtractCents(payment.amount, await refundedOf(db, payment)) : cents(0);
}

/** Returns what was refunded of a booking's payment or is requested so far, including in Stripe's dashboard. */
export async function refundedOfBooking(db: Connection, bookingId: string): Promise<Cents> {
  const payment = await paymentsStore.findPayment(db, bookingId);
  return payment ? refundedOf(db, payment) : cents(0);
}

async function refundedOf(db: Connection, payment: { stripe_payment_intent_id: string }): Promise<Cents> {
  const refunds = await refundsStore.listStanding(db, payment.stripe_payment_intent_id);
  return addCents(cents(0), ...refunds.map(({ amount }) => amount));
}
