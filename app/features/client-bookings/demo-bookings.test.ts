import { expect, it } from 'vitest';
import { addCents, centsFromDollars } from '#app/lib/money.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { bookingStatuses } from '#app/features/bookings/booking.ts';
import { demoBookings } from './demo-bookings.ts';
import { proves } from '#tests/support/proves.ts';

const now = epochMinutesOf(new Date('2026-11-20T16:00:00Z'));

it('shows sample bookings in every status, newest date first, with totals that add up', proves('CLI-018'), () => {
  const bookings = demoBookings(now);
  expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(bookingStatuses));
  const dates = bookings.map(({ booking_date }) => Date.parse(booking_date));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  for (const { service_price, travel_fee_amount, total_amount } of bookings) {
    expect(addCents(centsFromDollars(service_price), centsFromDollars(travel_fee_amount))).toBe(
      centsFromDollars(total_amount),
    );
  }
});
