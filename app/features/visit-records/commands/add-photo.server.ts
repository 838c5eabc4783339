import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { findOwnFile } from '#app/features/files/queries/find-own-file.server.ts';
import { recordLimits } from '../visit-record.ts';
import type { PhotoRequest } from '../visit-record.schema.ts';
import { visitRecordErrors } from '../visit-records.errors.ts';
import { visitRecordsStore } from '../visit-records-store.server.ts';
import { assertIsProfessionalOf, lockWritableVisit } from './lock-own-visit.server.ts';

/**
 * Adds an uploaded photo to a visit for its professional. The same photo again adds nothing.
 * @throws AppError booking_not_found for everybody else; record_closed; invalid_visit_photo for anything but an own
 * upload; visit_photos_full
 */
export async function addPhoto(
  bookingId: string,
  viewerId: string,
  { id, moment, path }: PhotoRequest,
  now = new Date(),
): Promise<void> {
  await assertIsProfessionalOf(bookingId, viewerId);
  await inTransaction(async (trx) => {
    const booking = await lockWritableVisit(trx, bookingId, now);
    const photos = await visitRecordsStore.listPhotos(trx, bookingId);
    if (photos.some((photo) => photo.id === id)) return;
    const file = await findOwnFile(trx, 'visit-photos', path, viewerId);
    if (!file || (await visitRecordsStore.listFilesAmong(trx, [file.id])).length > 0)
      throw new AppError(visitRecordErrors.invalid_visit_photo);
    if (photos.filter((photo) => photo.moment === moment).length >= recordLimits.photos)
      throw new AppError(visitRecordErrors.visit_photos_full);
    await visitRecordsStore.insertPhoto(trx, {
      id,
      booking_id: bookingId,
      file_id: file.id,
      path,
      moment,
      recorded_at: now,
    });
    // The client watches the wait at the door; the rest is for the report.
    if (moment === 'door')
      await publishBookingEvent(trx, {
        name: 'visit-progressed',
        bookingId,
        professionalId: booking.professional_id,
      });
  });
}
