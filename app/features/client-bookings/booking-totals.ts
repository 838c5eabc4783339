import { addCents, centsFromDollars, cents, type Cents } from '#app/lib/money.ts';
import type { BookingStatus } from '#app/features/bookings/booking.ts';

/** What the totals look at in a booking: dollars with two decimals and an ISO instant. */
export interface CountedBooking {
  status: BookingStatus;
  booking_date: string;
  total_amount: string;
}

export interface BookingTotals {
  /** The sum of all amounts but those of cancelled bookings (OPEN-38). */
  spent: Cents;
  /** Of these, what is not paid yet. */
  toPay: Cents;
  /** Of these, what lies ahead. */
  upcomingAmount: Cents;
  upcomingCount: number;
}

/** `now` in milliseconds since 1970. */
export function bookingTotals(bookings: readonly CountedBooking[], now: number): BookingTotals {
  const upcoming = bookings.filter((booking) => isUpcoming(booking, now));
  return {
    spent: sum(bookings.filter(({ status }) => status !== 'cancelled')),
    toPay: sum(bookings.filter(({ status }) => status === 'pending')),
    upcomingAmount: sum(upcoming),
    upcomingCount: upcoming.length,
  };
}

/** In the future and not cancelled (document 1, section 9). */
export function isUpcoming(booking: Pick<CountedBooking, 'status' | 'booking_date'>, now: number): boolean {
  return booking.status !== 'cancelled' && Date.parse(booking.booking_date) > now;
}

function sum(bookings: readonly CountedBooking[]): Cents {
  return addCents(cents(0), ...bookings.map(({ total_amount }) => centsFromDollars(total_amount)));
}
