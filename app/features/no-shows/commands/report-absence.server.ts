import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { mayReportAbsence } from '../no-show.ts';
import { noShowErrors } from '../no-shows.errors.ts';
import type { AbsenceRequest } from '../no-shows.schema.ts';
import { noShowsStore } from '../no-shows-store.server.ts';
import { announce, assertIsProfessional, lockVisit } from './lock-visit.server.ts';

/**
 * Records for a visit's professional that the client is not there: the client is told, and the wait begins with the
 * server's time. The same press again changes nothing, nor does a second one while the first stands.
 * @throws AppError booking_not_found for everybody else; booking_cancelled; client_absence_early
 */
export async function reportAbsence(
  bookingId: string,
  viewerId: string,
  { id, pressed_at }: AbsenceRequest,
  now = new Date(),
): Promise<void> {
  await assertIsProfessional(bookingId, viewerId);
  await inTransaction(async (trx) => {
    const { booking, step } = await lockVisit(trx, bookingId);
    if (await noShowsStore.find(trx, id)) return;
    if (await noShowsStore.findStanding(trx, bookingId)) return;
    if (booking.status === 'cancelled') throw new AppError(bookingErrors.booking_cancelled);
    if (!mayReportAbsence(booking, step, now)) throw new AppError(noShowErrors.client_absence_early);
    const pressed = Math.max(booking.start_time.getTime(), Math.min(now.getTime(), Date.parse(pressed_at)));
    await noShowsStore.insert(trx, {
      id,
      booking_id: bookingId,
      pressed_at: new Date(pressed),
      recorded_at: now,
    });
    const press = { actorId: viewerId, action: 'no_show.reported', event: 'nobody-there', stepId: id } as const;
    await announce(trx, booking, press);
  });
}
