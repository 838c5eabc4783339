import { database } from '#app/platform/database/database.server.ts';
import type { BookingDto } from '../booking-dto.ts';
import { bookingsStore } from '../bookings-store.server.ts';
import { toBookingDto } from './booking-presenter.server.ts';

/** A booking, unrestricted, for rooms below; undefined if it is gone. */
export async function readBooking(bookingId: string): Promise<BookingDto | undefined> {
  const row = await bookingsStore.findByIdWithParties(database(), bookingId);
  return row && toBookingDto(row, '');
}
