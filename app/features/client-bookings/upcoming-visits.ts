import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { liveBookingStatuses } from '#app/features/bookings/booking.ts';

type Visit = Pick<BookingDto, 'status' | 'start_time' | 'end_time'>;

/** Whether a visit is still to come or under way; `now` in milliseconds since 1970. */
export function isAhead({ status, end_time }: Visit, now: number): boolean {
  return (liveBookingStatuses as readonly string[]).includes(status) && Date.parse(end_time) > now;
}

/** Splits bookings into those ahead and the rest, both in the order given, and names the next one. */
export function splitVisits<Booking extends Visit>(bookings: readonly Booking[], now: number) {
  const upcoming = bookings.filter((booking) => isAhead(booking, now));
  const past = bookings.filter((booking) => !isAhead(booking, now));
  const [next] = upcoming.toSorted((one, other) => Date.parse(one.start_time) - Date.parse(other.start_time));
  return { upcoming, past, next };
}
