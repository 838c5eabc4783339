import { config } from '#app/platform/config/config.server.ts';
import { getPartyBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { visitFile, type VisitFile } from './visit-file.server.ts';

/** A booking as a calendar file for one of its parties. @throws AppError booking_not_found, also for anyone else */
export async function readVisitFile(bookingId: string, viewerId: string): Promise<VisitFile> {
  const { booking, role } = await getPartyBooking(bookingId, viewerId);
  const { BASE_URL, CONTACT_EMAIL } = config();
  return visitFile(booking, role, { baseUrl: BASE_URL, contactEmail: CONTACT_EMAIL });
}
