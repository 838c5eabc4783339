import { inTransaction } from '#app/platform/database/database.server.ts';
import { recordFields } from '../visit-record.ts';
import type { RecordRequest } from '../visit-record.schema.ts';
import { visitRecordsStore } from '../visit-records-store.server.ts';
import { assertIsProfessionalOf, lockWritableVisit } from './lock-own-visit.server.ts';

/**
 * Saves the record of a visit for its professional. What was changed takes the place of what was saved before, and the
 * rest counts only if nothing was: a page that read it earlier replaces nothing by it.
 * @throws AppError booking_not_found for everybody else; record_closed
 */
export async function saveRecord(
  bookingId: string,
  viewerId: string,
  { changed = [...recordFields], ...record }: RecordRequest,
  now = new Date(),
): Promise<void> {
  await assertIsProfessionalOf(bookingId, viewerId);
  await inTransaction(async (trx) => {
    await lockWritableVisit(trx, bookingId, now);
    const saved = await visitRecordsStore.find(trx, bookingId);
    const changes = Object.fromEntries(changed.map((field) => [field, record[field]]));
    await visitRecordsStore.save(trx, bookingId, { ...record, ...saved, ...changes, updated_at: now });
  });
}
