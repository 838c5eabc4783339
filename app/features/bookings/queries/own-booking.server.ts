import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { bookingErrors } from '../bookings.errors.ts';
import { bookingsStore, type BookingRow } from '../bookings-store.server.ts';

/** A client's own booking. @throws AppError booking_not_found, also for other people's */
export async function ownBooking(bookingId: string, clientId: string): Promise<BookingRow> {
  const booking = await bookingsStore.findById(database(), bookingId);
  if (!booking || booking.client_id !== clientId) throw new AppError(bookingErrors.booking_not_found);
  return booking;
}
