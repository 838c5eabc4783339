import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { deleteFileRecord } from '#app/features/files/commands/delete-file.server.ts';
import { isRemovable } from '../visit-record.ts';
import { visitRecordErrors } from '../visit-records.errors.ts';
import { visitRecordsStore } from '../visit-records-store.server.ts';
import { assertIsProfessionalOf, lockWritableVisit } from './lock-own-visit.server.ts';

/**
 * Removes a photo and its file for the visit's professional. Repeating it changes nothing.
 * @throws AppError booking_not_found for everybody else; record_closed; door_photo_stays
 */
export async function removePhoto(
  bookingId: string,
  viewerId: string,
  photoId: string,
  now = new Date(),
): Promise<void> {
  await assertIsProfessionalOf(bookingId, viewerId);
  await inTransaction(async (trx) => {
    await lockWritableVisit(trx, bookingId, now);
    const photo = (await visitRecordsStore.listPhotos(trx, bookingId)).find(({ id }) => id === photoId);
    if (!photo) return;
    if (!isRemovable(photo)) throw new AppError(visitRecordErrors.door_photo_stays);
    await visitRecordsStore.removePhoto(trx, bookingId, photoId);
    await deleteFileRecord(trx, 'visit-photos', photo.path);
  });
}
