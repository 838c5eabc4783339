import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import { centsFromDollars } from '#app/lib/money.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';

/**
 * What must hold once everything is settled: a booking is confirmed if and only if Stripe has exactly one unrefunded
 * charge for it, every other charge is refunded in full, and payments and refunds say the same. No live bookings of a
 * professional overlap.
 */
export async function expectMoneyAndBookingsAgree(db: Kysely<Tables>, stripe: Stripe): Promise<void> {
  const charges = await listCharges(stripe);
  const bookings = await db.selectFrom('bookings').selectAll().execute();
  const payments = await db.selectFrom('payments').selectAll().execute();
  const refunds = await db.selectFrom('refunds').selectAll().execute();

  const paid = new Map(bookings.filter(({ status }) => status === 'confirmed').map((booking) => [booking.id, booking]));
  const kept = charges.filter(({ amount_refunded }) => amount_refunded === 0);
  expect(kept.map(bookingOf).sort()).toEqual([...paid.keys()].sort());
  for (const charge of kept) expect(charge.amount).toBe(centsFromDollars(paid.get(bookingOf(charge))?.total_amount ?? '0'));

  const returned = charges.filter(({ amount_refunded }) => amount_refunded > 0);
  expect(returned.filter(({ amount, amount_refunded }) => amount !== amount_refunded)).toEqual([]);
  expect(refunds.map(({ stripe_payment_intent_id }) => stripe_payment_intent_id).sort()).toEqual(returned.map(intentOf).sort());
  expect(refunds.filter(({ status }) => status !== 'succeeded')).toEqual([]);

  const keptIntents = new Set(kept.map(intentOf));
  const paymentsKept = payments.filter(({ stripe_payment_intent_id }) => keptIntents.has(stripe_payment_intent_id));
  expect(paymentsKept.map(({ booking_id }) => booking_id).sort()).toEqual([...paid.keys()].sort());
  const refunded = new Set(returned.map(intentOf));
  const stray = payments.filter(({ stripe_payment_intent_id: intent }) => !keptIntents.has(intent) && !refunded.has(intent));
  expect(stray).toEqual([]);
  expectNoOverlap(bookings);
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

/** Every charge that went through, by way of the sessions that led to it. */
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
