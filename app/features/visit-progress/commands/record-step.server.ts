import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import type { BookingEventName } from '#app/features/bookings/booking-events.ts';
import { lockBooking, type LockedBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { completeLocked } from '#app/features/booking-outcomes/complete/commands/complete-booking.server.ts';
import { getPartyBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { recordVisitStep } from '#app/features/bookings/steps/commands/record-visit-step.server.ts';
import { listRecordedSteps } from '#app/features/bookings/steps/queries/list-recorded-steps.server.ts';
import { standingSteps, type RecordedStep, type VisitStep } from '#app/features/bookings/steps/visit-steps.ts';
import { pressTime, stepsAfter, stepsOpenAt } from '../visit-progress.ts';
import { positionsStore } from '../position/positions-store.server.ts';
import { visitProgressErrors } from '../visit-progress.errors.ts';
import type { StepRequest } from '../visit-progress.schema.ts';

const eventOf: Record<VisitStep, BookingEventName> = {
  driving: 'on-the-way',
  arrived: 'arrived',
  started: 'visit-progressed',
  done: 'visit-progressed',
};

/**
 * Records a press of a visit's professional at the time it was made; `done` completes the booking by the rules of
 * `bookings`. The same press again, and a step that stands already, change nothing.
 * @throws AppError booking_not_found for everybody else; visit_unpaid; booking_cancelled; visit_not_open; visit_over;
 * step_out_of_order; not_begun for `done` before the start
 */
export async function recordStep(
  bookingId: string,
  viewerId: string,
  request: StepRequest,
  now = new Date(),
): Promise<void> {
  const { role } = await getPartyBooking(bookingId, viewerId);
  if (role !== 'professional') throw new AppError(bookingErrors.booking_not_found);
  await inTransaction(async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    const recorded = await listRecordedSteps(trx, bookingId);
    if (recorded.some(({ id }) => id === request.id)) return;
    assertIsUnderWay(booking, now);
    const standing = standingSteps(recorded, booking.status === 'completed');
    const last = standing.at(-1);
    if (last?.step === request.step) return;
    if (!stepsAfter(last?.step).includes(request.step)) throw new AppError(visitProgressErrors.step_out_of_order);
    const press = pressOf(request, { booking, previous: last?.pressed_at, now });
    if (request.step === 'done') await completeLocked(trx, booking, { by: 'professional', viewerId }, now);
    else assertWasBeforeCompletion(booking, press);
    await recordVisitStep(trx, { ...press, booking_id: bookingId, position: recorded.length + 1 });
    // Where the professional was ends with the drive, and what an earlier drive left behind with its beginning.
    await positionsStore.remove(trx, bookingId);
    await publish(trx, booking, request);
  });
}

function assertIsUnderWay({ status, start_time }: LockedBooking, now: Date): void {
  if (status === 'pending') throw new AppError(visitProgressErrors.visit_unpaid);
  if (status === 'cancelled') throw new AppError(bookingErrors.booking_cancelled);
  if (now < stepsOpenAt(start_time)) throw new AppError(visitProgressErrors.visit_not_open);
}

/** A press that arrives after the visit was completed elsewhere counts if it was made before. */
function assertWasBeforeCompletion({ completed_at }: LockedBooking, { pressed_at }: RecordedStep): void {
  if (completed_at && pressed_at >= completed_at) throw new AppError(visitProgressErrors.visit_over);
}

function pressOf(
  { id, step, pressed_at, drive_minutes }: StepRequest,
  { booking, previous, now }: { booking: LockedBooking; previous: Date | undefined; now: Date },
): RecordedStep {
  const bounds = { now, opensAt: stepsOpenAt(booking.start_time), previous };
  return {
    id,
    step,
    pressed_at: pressTime(new Date(pressed_at), bounds),
    recorded_at: now,
    drive_minutes: drive_minutes ?? null,
    undoes: null,
  };
}

async function publish(trx: Transaction, { id, professional_id }: LockedBooking, step: StepRequest): Promise<void> {
  const event = { bookingId: id, professionalId: professional_id };
  await publishBookingEvent(trx, { ...event, name: eventOf[step.step], stepId: step.id });
}
