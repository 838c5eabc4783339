import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { BookingViewer } from '#app/features/bookings/booking.policy.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { lockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { undoCompletion } from '#app/features/booking-outcomes/complete/commands/undo-completion.server.ts';
import { getPartyBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { recordVisitStep } from '#app/features/bookings/steps/commands/record-visit-step.server.ts';
import { listRecordedSteps } from '#app/features/bookings/steps/queries/list-recorded-steps.server.ts';
import { standingSteps } from '#app/features/bookings/steps/visit-steps.ts';
import { positionsStore } from '../position/positions-store.server.ts';
import { undoUntil } from '../visit-progress.ts';
import { visitProgressErrors } from '../visit-progress.errors.ts';

/** Which step is taken back, and the id of the press that does so. */
type Undo = { stepId: string; id: string };

/**
 * Takes the last step of a visit back, within a minute after the server heard of it; `done` by the rules of undoing a
 * completion. Repeating it succeeds.
 * @throws AppError booking_not_found for everybody but the visit's professional; step_not_found; step_not_undoable;
 * not_undoable for `done`
 */
export async function undoStep(
  bookingId: string,
  viewer: BookingViewer,
  { stepId, id }: Undo,
  now = new Date(),
): Promise<void> {
  const { role } = await getPartyBooking(bookingId, viewer.id);
  if (role !== 'professional') throw new AppError(bookingErrors.booking_not_found);
  const pressed = (await listRecordedSteps(database(), bookingId)).find((row) => row.id === stepId);
  if (!pressed || pressed.step === 'undo') throw new AppError(visitProgressErrors.step_not_found);
  if (pressed.step === 'done') return undoCompletion(bookingId, viewer, now);
  await inTransaction(async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    const recorded = await listRecordedSteps(trx, bookingId);
    const standing = standingSteps(recorded, booking.status === 'completed');
    if (!standing.some((step) => step.id === stepId)) return;
    const isLast = standing.at(-1)?.id === stepId && booking.status === 'confirmed';
    if (!isLast || now >= undoUntil(pressed)) throw new AppError(visitProgressErrors.step_not_undoable);
    const press = { id, step: 'undo' as const, pressed_at: now, recorded_at: now, drive_minutes: null, undoes: stepId };
    await recordVisitStep(trx, { ...press, booking_id: bookingId, position: recorded.length + 1 });
    await positionsStore.remove(trx, bookingId);
    const event = { bookingId, professionalId: booking.professional_id };
    await publishBookingEvent(trx, { ...event, name: 'visit-progressed' });
  });
}
