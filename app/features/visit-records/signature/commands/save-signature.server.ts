import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { findPress } from '#app/features/visit-progress/queries/list-standing-steps.server.ts';
import { pressTime, stepsOpenAt } from '#app/features/visit-progress/visit-progress.ts';
import { assertIsProfessionalOf, lockWritableVisit } from '../../commands/lock-own-visit.server.ts';
import { visitRecordErrors } from '../../visit-records.errors.ts';
import type { SignatureRequest } from '../signature.schema.ts';
import { signaturesStore } from '../signatures-store.server.ts';

/**
 * Saves what was signed on the phone of a visit's professional, in place of an earlier signature. The same again changes
 * nothing. Its time is the phone's, but never before the work began nor in the future.
 * @throws AppError booking_not_found for everybody else; record_closed; visit_not_started
 */
export async function saveSignature(
  bookingId: string,
  viewerId: string,
  { id, signer, strokes, signed_at }: SignatureRequest,
  now = new Date(),
): Promise<void> {
  await assertIsProfessionalOf(bookingId, viewerId);
  await inTransaction(async (trx) => {
    const booking = await lockWritableVisit(trx, bookingId, now);
    if ((await signaturesStore.find(trx, bookingId))?.id === id) return;
    const started = await findPress(trx, booking, 'started');
    if (!started) throw new AppError(visitRecordErrors.visit_not_started);
    const bounds = { now, opensAt: stepsOpenAt(booking.start_time), previous: started.pressed_at };
    await signaturesStore.save(trx, bookingId, {
      id,
      signer,
      strokes,
      signed_at: pressTime(new Date(signed_at), bounds),
      recorded_at: now,
    });
  });
}
