import { inTransaction } from '#app/platform/database/database.server.ts';
import { assertIsProfessionalOf, lockWritableVisit } from '../../commands/lock-own-visit.server.ts';
import { signaturesStore } from '../signatures-store.server.ts';

/**
 * Removes the signature of a visit for its professional. Repeating it changes nothing.
 * @throws AppError booking_not_found for everybody else; record_closed
 */
export async function removeSignature(bookingId: string, viewerId: string, now = new Date()): Promise<void> {
  await assertIsProfessionalOf(bookingId, viewerId);
  await inTransaction(async (trx) => {
    await lockWritableVisit(trx, bookingId, now);
    await signaturesStore.remove(trx, bookingId);
  });
}
