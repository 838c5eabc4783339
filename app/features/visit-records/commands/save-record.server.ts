import { inTransaction } from '#app/platform/database/database.server.ts';
import type { RecordRequest } from '../visit-record.schema.ts';
import { visitRecordsStore } from '../visit-records-store.server.ts';
import { assertIsProfessionalOf, lockWritableVisit } from './lock-own-visit.server.ts';

/**
 * Saves the record of a visit for its professional; it takes the place of the one before.
 * @throws AppError booking_not_found for everybody else; record_closed
 */
export async function saveRecord(
  bookingId: string,
  viewerId: string,
  record: RecordRequest,
  now = new Date(),
): Promise<void> {
  await assertIsProfessionalOf(bookingId, viewerId);
  await inTransaction(async (trx) => {
    await lockWritableVisit(trx, bookingId, now);
    await visitRecordsStore.save(trx, bookingId, { ...record, updated_at: now });
  });
}
