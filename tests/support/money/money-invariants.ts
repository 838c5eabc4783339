import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import { centsFromDollars } from '#app/lib/money.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';
import { expectBalance } from './ledger-invariants.ts';

/**
 * Checks what must hold once everything is settled: Stripe has exactly one charge for each confirmed or completed
 * booking, with nothing refunded; the payment of a cancelled booking is refunded as the cancellation decided, every
 * other charge in full; payments and refunds agree. No live bookings of a professional overlap.
 */
export async function expectMoneyAndBookingsAgree(db: Kysely<Tables>, stripe: Stripe): Promise<void> {
  const charges = await listCharges(stripe);
  const bookings = await db.selectFrom('bookings').selectAll().execute();
  const payments = await db.selectFrom('payments').selectAll().execute();
  const refunds = await db.selectFrom('refunds').selectAll().execute();

  const paid = new Map(
    bookings
      .filter(({ status }) => status === 'confirmed' || status === 'completed')
      .map((booking) => [booking.id, booking]),
  );
  const paidFor = charges.filter((charge) => paid.has(bookingOf(charge)) && charge.amount_refunded === 0);
  expect(paidFor.map(bookingOf).sort()).toEqual([...paid.keys()].sort());
  for (const charge of paidFor)
    expect(charge.amount).toBe(centsFromDollars(paid.get(bookingOf(charge))?.total_amount ?? '0'));

  const bookingOfIntent = new Map(payments.map((payment) => [payment.stripe_payment_intent_id, payment.booking_id]));
  const decided = new Map(
    bookings.flatMap(({ id, refund_amount }) =>
      refund_amount === null ? [] : [[id, centsFromDollars(refund_amount)]],
    ),
  );
  const due = (charge: Stripe.Charge) => {
    const bookingId = bookingOfIntent.get(intentOf(charge)) ?? '';
    return paid.has(bookingId) ? 0 : (decided.get(bookingId) ?? charge.amount);
  };
  expect(charges.map((charge) => [bookingOf(charge), charge.amount_refunded])).toEqual(
    charges.map((charge) => [bookingOf(charge), due(charge)]),
  );

  const refundedOf = Map.groupBy(refunds, ({ stripe_payment_intent_id }) => stripe_payment_intent_id);
  const sums = [...refundedOf].map(([intent, rows]) => [
    intent,
    rows.reduce((sum, { amount }) => sum + centsFromDollars(amount), 0),
  ]);
  const returned = charges.filter(({ amount_refunded }) => amount_refunded > 0);
  expect(sums.sort()).toEqual(returned.map((charge) => [intentOf(charge), charge.amount_refunded]).sort());
  expect(refunds.filter(({ status }) => status !== 'succeeded')).toEqual([]);

  const intents = new Set(charges.map(intentOf));
  expect(payments.filter(({ stripe_payment_intent_id }) => !intents.has(stripe_payment_intent_id))).toEqual([]);
  expect(
    payments
      .filter(({ booking_id }) => paid.has(booking_id))
      .map(({ booking_id }) => booking_id)
      .sort(),
  ).toEqual([...paid.keys()].sort());
  expectNoOverlap(bookings);
  await expectBalance();
}

type Booking = { id: string; professional_id: string | null; status: string; start_time: Date; busy_until: Date };

function expectNoOverlap(bookings: Booking[]): void {
  const live = bookings.filter(({ status }) => status === 'pending' || status === 'confirmed');
  for (const one of live) {
    const clashes = live.filter(
      (other) =>
        other.id !== one.id &&
        other.professional_id === one.professional_id &&
        other.start_time < one.busy_until &&
        one.start_time < other.busy_until,
    );
    expect(clashes).toEqual([]);
  }
}

/** Lists every successful charge, by way of the sessions that led to it. */
async function listCharges(stripe: Stripe): Promise<Stripe.Charge[]> {
  const expand = ['data.payment_intent.latest_charge'];
  const charges: Stripe.Charge[] = [];
  for await (const session of stripe.checkout.sessions.list({ limit: 100, status: 'complete', expand })) {
    const intent = session.payment_intent;
    const charge = intent !== null && typeof intent === 'object' ? intent.latest_charge : null;
    if (charge === null || typeof charge !== 'object') throw new Error(`The paid session ${session.id} has no charge`);
    charges.push(charge);
  }
  return charges;
}

function bookingOf(charge: Stripe.Charge): string {
  return charge.metadata['booking_id'] ?? '';
}

function intentOf({ payment_intent }: Stripe.Charge): string {
  return typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? '');
}
