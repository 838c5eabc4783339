import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { isAdmin, type Viewer } from '#app/platform/access/viewer.ts';
import type { BookingDto } from '../booking-dto.ts';
import { bookingErrors } from '../bookings.errors.ts';
import { bookingsStore } from '../bookings-store.server.ts';
import { toBookingDto } from './booking-presenter.server.ts';

/** One booking, for its parties and admins. @throws AppError booking_not_found, also for other people's */
export async function getBooking(bookingId: string, viewer: Viewer): Promise<BookingDto> {
  const row = await bookingsStore.findByIdWithParties(database(), bookingId);
  const isParty = row && (row.client_id === viewer.id || row.professional_profile_id === viewer.id);
  if (!row || !(isParty || isAdmin(viewer))) throw new AppError(bookingErrors.booking_not_found);
  return toBookingDto(row, viewer.id);
}
