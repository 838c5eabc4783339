import { brokenConstraint, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { bookingMovesStore } from '../booking-moves-store.server.ts';
import { changeBookingTime } from '#app/features/bookings/commands/change-booking.server.ts';
import type { LockedBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';

type NewTime = { start: Date; timeZone: string; now: Date };

/**
 * Moves a booking that the caller has locked and checked, records the move and publishes it. Money, terms and length
 * stay.
 * @throws AppError slot_taken if the time was blocked or booked meanwhile; the caller must roll back then
 */
export async function moveInCalendar(
  trx: Transaction,
  booking: LockedBooking,
  { start, timeZone, now }: NewTime,
): Promise<LockedBooking> {
  const number = booking.moves + 1;
  const move = {
    booking_id: booking.id,
    number,
    moved_by: 'client',
    from_time: booking.start_time,
    to_time: start,
    moved_at: now,
  } as const;
  const moveId = await bookingMovesStore.insert(trx, move);
  const later = (instant: Date) => new Date(start.getTime() + instant.getTime() - booking.start_time.getTime());
  const range = { start_time: start, end_time: later(booking.end_time), busy_until: later(booking.busy_until) };
  const moved = await changeBookingTime(trx, booking, { ...range, time_zone: timeZone, moves: number }).catch(asTaken);
  if (!moved) throw new AppError(bookingErrors.slot_taken, { extra: { reason: 'blocked' } });
  await publishBookingEvent(trx, {
    name: 'rescheduled',
    bookingId: booking.id,
    professionalId: booking.professional_id,
    moveId,
  });
  return moved;
}

function asTaken(error: unknown): never {
  if (brokenConstraint(error) !== 'bookings_no_overlap') throw error;
  throw new AppError(bookingErrors.slot_taken, { extra: { reason: 'booked' }, cause: error });
}
