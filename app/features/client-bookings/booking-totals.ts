import { addCents, centsFromDollars, cents, type Cents } from '#app/lib/money.ts';
import type { BookingStatus } from '#app/features/bookings/booking.ts';

/** The fields of a booking that the totals use: dollars with two decimals and an ISO 8601 instant. */
export interface CountedBooking {
  status: BookingStatus;
  booking_date: string;
  total_amount: string;
}

export interface BookingTotals {
  /** The sum of all bookings that are not cancelled (OPEN-38). */
  spent: Cents;
  /** The unpaid part of it. */
  toPay: Cents;
  /** The upcoming part of it. */
  upcomingAmount: Cents;
  upcomingCount: number;
}

/** Adds up a client's bookings; `now` in milliseconds since 1970. */
export function bookingTotals(bookings: readonly CountedBooking[], now: number): BookingTotals {
  const upcoming = bookings.filter((booking) => isUpcoming(booking, now));
  return {
    spent: sum(bookings.filter(({ status }) => status !== 'cancelled')),
    toPay: sum(bookings.filter(({ status }) => status === 'pending')),
    upcomingAmount: sum(upcoming),
    upcomingCount: upcoming.length,
  };
}

/** Reports whether a booking is in the future and not cancelled (document 1, section 9). */
export function isUpcoming(booking: Pick<CountedBooking, 'status' | 'booking_date'>, now: number): boolean {
  return booking.status !== 'cancelled' && Date.parse(booking.booking_date) > now;
}

function sum(bookings: readonly CountedBooking[]): Cents {
  return addCents(cents(0), ...bookings.map(({ total_amount }) => centsFromDollars(total_amount)));
}
