import type { Connection } from '#app/platform/database/database.server.ts';
import { addCents, cents, centsFromDollars, subtractCents, type Cents } from '#app/lib/money.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import { refundsStore } from '../../refunds/refunds-store.server.ts';

/** What is left of a booking's payment when every refund that was asked for is made; nothing where none was paid. */
export async function readKeptAmount(db: Connection, bookingId: string): Promise<Cents> {
  const payment = await paymentsStore.findPayment(db, bookingId);
  return payment ? subtractCents(centsFromDollars(payment.amount), await refundedOf(db, payment)) : cents(0);
}

/** What was given back of a booking's payment or promised so far, in Stripe's own dashboard too. */
export async function refundedOfBooking(db: Connection, bookingId: string): Promise<Cents> {
  const payment = await paymentsStore.findPayment(db, bookingId);
  return payment ? refundedOf(db, payment) : cents(0);
}

async function refundedOf(db: Connection, payment: { stripe_payment_intent_id: string }): Promise<Cents> {
  const refunds = await refundsStore.listStanding(db, payment.stripe_payment_intent_id);
  return addCents(cents(0), ...refunds.map(({ amount }) => centsFromDollars(amount)));
}
