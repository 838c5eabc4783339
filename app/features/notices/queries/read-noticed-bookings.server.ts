import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { readBookings } from '#app/features/bookings/queries/get-booking.server.ts';
import { readDeletedBooking } from './read-deleted-booking.server.ts';

/**
 * Reads bookings for notices, by id. One that its client has deleted is read from its payment: its professional has to
 * hear of it all the same.
 */
export async function readNoticedBookings(bookingIds: Iterable<string>): Promise<Map<string, BookingDto>> {
  const ids = [...new Set(bookingIds)];
  const bookings = await readBookings(ids);
  const deleted = await Promise.all(ids.filter((id) => !bookings.has(id)).map((id) => readDeletedBooking(id)));
  for (const booking of deleted) if (booking) bookings.set(booking.id, booking);
  return bookings;
}

/** Reads one; undefined if it is gone and was never paid. */
export async function readNoticedBooking(bookingId: string): Promise<BookingDto | undefined> {
  return (await readNoticedBookings([bookingId])).get(bookingId);
}
