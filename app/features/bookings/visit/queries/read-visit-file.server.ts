import { config } from '#app/platform/config/config.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { roleInBooking } from '../../booking.policy.ts';
import { bookingErrors } from '../../bookings.errors.ts';
import { bookingsStore } from '../../bookings-store.server.ts';
import { toBookingDto } from '../../queries/booking-presenter.server.ts';
import { visitFile, type VisitFile } from './visit-file.server.ts';

/** A booking as a calendar file for one of its parties. @throws AppError booking_not_found, also for anyone else */
export async function readVisitFile(bookingId: string, viewerId: string): Promise<VisitFile> {
  const row = await bookingsStore.findByIdWithParties(database(), bookingId);
  const role = row && roleInBooking(row, { id: viewerId, profile: null });
  if (!row || !role || role === 'admin') throw new AppError(bookingErrors.booking_not_found);
  const { BASE_URL, CONTACT_EMAIL } = config();
  return visitFile(toBookingDto(row, viewerId), role, { baseUrl: BASE_URL, contactEmail: CONTACT_EMAIL });
}
