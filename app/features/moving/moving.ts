import { mayChangeStatus, type BookingStatus } from '#app/features/bookings/booking.ts';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';
import { isLate, type CancellationTerms } from '#app/features/bookings/cancel/cancellation.ts';
import type { movingErrors } from './moving.errors.ts';

/** What decides whether a visit may be moved. */
export type MovableBooking = Pick<CancellationTerms, 'start_time' | 'free_cancellation_hours'> & {
  status: BookingStatus;
  /** How often it was moved before. */
  moves: number;
  /** A reported problem is not settled, or the payment is disputed. */
  is_disputed: boolean;
};

export type MoveRefusal = keyof Pick<
  typeof movingErrors,
  'move_not_possible' | 'move_in_dispute' | 'move_late' | 'moved_too_often'
>;

/**
 * Why a client may not move a visit at an instant; null if they may. A paid visit moves as long as cancelling it is
 * free (OPEN-04), and only a few times.
 */
export function moveRefusal(booking: MovableBooking, now: Date): MoveRefusal | null {
  if (booking.status !== 'confirmed' || !mayChangeStatus(booking, 'cancelled', 'client', now))
    return 'move_not_possible';
  if (booking.is_disputed) return 'move_in_dispute';
  if (isLate(booking, now)) return 'move_late';
  return booking.moves >= bookingLimits.movesMaximum ? 'moved_too_often' : null;
}
