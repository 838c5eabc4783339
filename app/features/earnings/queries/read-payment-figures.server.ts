import { database } from '#app/platform/database/database.server.ts';
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
    confirmed: { count: sums.confirmed, amount: sums.confirmed_amount },
    completed: { count: sums.completed, amount: sums.completed_amount },
    thisMonth: sums.this_month,
    lastMonth: sums.last_month,
  });
}
