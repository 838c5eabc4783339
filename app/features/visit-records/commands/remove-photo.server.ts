import { inTransaction } from '#app/platform/database/database.server.ts';
import { deleteFileRecord } from '#app/features/files/commands/delete-file.server.ts';
import { visitRecordsStore } from '../visit-records-store.server.ts';
import { assertIsProfessionalOf, lockWritableVisit } from './lock-own-visit.server.ts';

/**
 * Removes a photo and its file for the visit's professional. Repeating it changes nothing.
 * @throws AppError booking_not_found for everybody else; record_closed
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
    const path = await visitRecordsStore.removePhoto(trx, bookingId, photoId);
    if (path !== undefined) await deleteFileRecord(trx, 'visit-photos', path);
  });
}
