import { database } from '#app/platform/database/database.server.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { bookingWindow } from '#app/features/slot-rules/booking-window.ts';
import { acceptsBookings } from '#app/features/professionals/professional.policy.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';
import { freeUntil, isLate } from '#app/features/bookings/cancel/cancellation.ts';
import { moveRefusal } from '../moving.ts';
import type { MovePreview } from '../moving-dto.ts';
import { movingErrors } from '../moving.errors.ts';
import { toMovable } from './movable-booking.server.ts';
import { readMoveFactsAt } from './read-move-facts.server.ts';
import { ownBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { timedAt } from './list-moves.server.ts';

/**
 * Whether its client may move a visit now, and where to. @throws AppError booking_not_found, also for its
 * professional; move_not_possible
 */
export async function previewMove(bookingId: string, clientId: string, now = new Date()): Promise<MovePreview> {
  const booking = await ownBooking(bookingId, clientId);
  const [movable, facts] = await Promise.all([
    toMovable(database(), booking),
    readMoveFactsAt(booking, epochMinutesOf(now)),
  ]);
  const refusal = moveRefusal(movable, now) ?? (acceptsBookings(facts) ? null : 'not_accepting_bookings');
  const zone = facts.time_zone;
  const at = (instant: Date) => toIsoWithOffset(epochMinutesOf(instant), zone);
  return {
    booking_id: bookingId,
    start_time: at(booking.start_time),
    time_zone: zone,
    may_move: refusal === null,
    refusal,
    message: refusal && { ...movingErrors, ...bookingErrors }[refusal].message,
    free_until: at(freeUntil(booking)),
    was_free: !isLate(booking, await timedAt(booking)),
    free_hours: booking.free_cancellation_hours,
    moves_left: Math.max(0, bookingLimits.movesMaximum - booking.moves),
    ...bookingWindow(epochMinutesOf(now), zone),
  };
}
