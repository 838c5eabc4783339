import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { hasDoorPhoto } from '#app/features/visit-records/queries/photos-for-report.server.ts';
import { mayReportAbsence, waitsUntil } from '../no-show.ts';
import { noShowErrors } from '../no-shows.errors.ts';
import { noShowsStore } from '../no-shows-store.server.ts';
import { announce, assertIsProfessional, lockVisit } from './lock-visit.server.ts';

/**
 * Closes a visit after the wait, for its professional, with a photo of the door; the booking is cancelled a minute
 * later. The same press again changes nothing.
 * @throws AppError booking_not_found for everybody else; no_show_not_found; client_absence_early; still_waiting;
 * door_photo_missing
 */
export async function closeAbsence(
  bookingId: string,
  viewerId: string,
  { id }: { id: string },
  now = new Date(),
): Promise<void> {
  await assertIsProfessional(bookingId, viewerId);
  await inTransaction(async (trx) => {
    const { booking, step } = await lockVisit(trx, bookingId);
    const standing = await noShowsStore.findStanding(trx, bookingId);
    if (!standing) throw new AppError(noShowErrors.no_show_not_found);
    if (standing.closed_at) return;
    if (!mayReportAbsence(booking, step, now)) throw new AppError(noShowErrors.client_absence_early);
    if (now < waitsUntil(standing)) throw new AppError(noShowErrors.still_waiting);
    if (!(await hasDoorPhoto(trx, bookingId))) throw new AppError(noShowErrors.door_photo_missing);
    await noShowsStore.change(trx, standing.id, { closing_id: id, closed_at: now });
    await announce(trx, booking, { actorId: viewerId, action: 'no_show.closed', event: 'visit-progressed' });
  });
}
