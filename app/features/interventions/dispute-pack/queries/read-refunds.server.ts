import { moneyOfBooking } from '#app/features/payments/ledger/queries/money-of-booking.server.ts';
import { addCents, cents, type Cents } from '#app/lib/money.ts';

/** What went back of a booking's payment, and what is promised and has not left. In cents. */
export type Refunds = { made: Cents; promised: Cents };

/** Reads both: everything else shows their sum, but a bank sees only what was made. */
export async function readRefunds(bookingId: string): Promise<Refunds> {
  const { payment, refunds } = await moneyOfBooking(bookingId);
  const sumOf = (wanted: string) =>
    addCents(
      cents(0),
      ...refunds
        .filter(({ status }) => status === wanted)
        .filter(({ stripe_payment_intent_id: id }) => id === payment?.stripe_payment_intent_id)
        .map(({ amount }) => amount),
    );
  return { made: sumOf('succeeded'), promised: sumOf('requested') };
}
