import { database } from '#app/platform/database/database.server.ts';
import { centsFromDollars } from '#app/lib/money.ts';
import { earningsStore } from '../earnings-store.server.ts';
import { monthAt, monthAway, spanOfMonth } from '../month-spans.ts';
import { paymentFigures, type PaymentFigures } from '../payment-figures.ts';
import type { Earner } from './find-earner.server.ts';

/** Reads the figures of the payments page at an instant; months are in the professional's time zone. */
export async function readPaymentFigures({ id, time_zone }: Earner, now: Date): Promise<PaymentFigures> {
  const month = monthAt(now, time_zone);
  const sums = await earningsStore.sumBookings(
    database(),
    id,
    spanOfMonth(monthAway(month, -1), time_zone),
    spanOfMonth(month, time_zone),
  );
  return paymentFigures({
    bookings: sums.bookings,
    pending: sums.pending,
    confirmed: { count: sums.confirmed, amount: centsFromDollars(sums.confirmed_amount) },
    completed: { count: sums.completed, amount: centsFromDollars(sums.completed_amount) },
    thisMonth: centsFromDollars(sums.this_month),
    lastMonth: centsFromDollars(sums.last_month),
  });
}
