import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingStatuses } from '#app/features/bookings/booking.ts';
import { bookingTotals, type CountedBooking } from './booking-totals.ts';
import { proves } from '#tests/support/proves.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const past = '2026-11-19T12:00:00Z';
const future = '2026-11-21T09:00:00-06:00';
const booking = (status: CountedBooking['status'], booking_date: string, total_amount: string) => ({
  status,
  booking_date,
  total_amount,
});

describe('totals of a client', () => {
  it('adds the amounts of all bookings that are not cancelled', proves('CLI-006', 'OPEN-38'), () => {
    const list = [
      booking('completed', past, '75.10'),
      booking('confirmed', future, '20.20'),
      booking('pending', future, '0.05'),
      booking('cancelled', future, '999.00'),
    ];
    expect(bookingTotals(list, now)).toEqual({ spent: 9535, toPay: 5, upcomingAmount: 2025, upcomingCount: 2 });
  });

  it('counts future bookings that are not cancelled; the one that starts now has begun', proves('CLI-008'), () => {
    const list = [
      booking('confirmed', future, '1.00'),
      booking('cancelled', future, '1.00'),
      booking('confirmed', past, '1.00'),
    ];
    expect(bookingTotals(list, now).upcomingCount).toBe(1);
    expect(bookingTotals([booking('confirmed', '2026-11-20T12:00:00Z', '1.00')], now).upcomingCount).toBe(0);
  });

  it('is all zero without bookings', () => {
    expect(bookingTotals([], now)).toEqual({ spent: 0, toPay: 0, upcomingAmount: 0, upcomingCount: 0 });
  });

  it('never shows more to pay or upcoming than spent, and is exact to the cent', () => {
    const anyBooking = fc.record({
      status: fc.constantFrom(...bookingStatuses),
      booking_date: fc.constantFrom(past, future),
      amount: fc.integer({ min: 1, max: 500_000 }),
    });
    fc.assert(
      fc.property(fc.array(anyBooking, { maxLength: 40 }), (list) => {
        const totals = bookingTotals(
          list.map(({ amount, ...rest }) => ({
            ...rest,
            total_amount: `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
          })),
          now,
        );
        const spent = list.filter(({ status }) => status !== 'cancelled').reduce((sum, { amount }) => sum + amount, 0);
        expect(totals.spent).toBe(spent);
        expect(totals.toPay).toBeLessThanOrEqual(spent);
        expect(totals.upcomingAmount).toBeLessThanOrEqual(spent);
      }),
    );
  });
});
