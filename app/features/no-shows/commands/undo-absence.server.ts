import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { undoablePress } from '../no-show.ts';
import { noShowErrors } from '../no-shows.errors.ts';
import { noShowsStore } from '../no-shows-store.server.ts';
import { announce, assertIsProfessional, lockVisit } from './lock-visit.server.ts';

/**
 * Takes back for a visit's professional that the client is not there, or within a minute that the visit is closed.
 * Repeating it succeeds.
 * @throws AppError booking_not_found for everybody else; no_show_not_undoable
 */
export async function undoAbsence(
  bookingId: string,
  viewerId: string,
  { press }: { press: string },
  now = new Date(),
): Promise<void> {
  await assertIsProfessional(bookingId, viewerId);
  await inTransaction(async (trx) => {
    const { booking } = await lockVisit(trx, bookingId);
    const standing = await noShowsStore.findStanding(trx, bookingId);
    const isGone = standing === undefined || (standing.id !== press && standing.closing_id !== press);
    if (isGone) return;
    if (undoablePress(standing, now)?.press !== press) throw new AppError(noShowErrors.no_show_not_undoable);
    const changes = standing.id === press ? { withdrawn_at: now } : { closing_id: null, closed_at: null };
    await noShowsStore.change(trx, standing.id, changes);
    await announce(trx, booking, { actorId: viewerId, action: 'no_show.undone', event: 'visit-progressed' });
  });
}
