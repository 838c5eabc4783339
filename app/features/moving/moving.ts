import { mayChangeStatus, type BookingStatus } from '#app/features/bookings/booking.ts';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';
import { isLate, type CancellationTerms } from '#app/features/bookings/cancel/cancellation.ts';
import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';
import type { movingErrors } from './moving.errors.ts';

/** What decides whether a visit may be moved. */
export type MovableBooking = Pick<CancellationTerms, 'start_time' | 'free_cancellation_hours'> & {
  status: BookingStatus;
  /** How often it was moved before. */
  moves: number;
  /** A reported problem is not settled, or the payment is disputed. */
  is_disputed: boolean;
  /** The last step of the day that stands; null before the first. */
  step: VisitStep | null;
};

export type MoveRefusal = keyof Pick<
  typeof movingErrors,
  'move_not_possible' | 'move_in_dispute' | 'move_late' | 'move_under_way' | 'moved_too_often'
>;

/**
 * Why a client may not move a visit at an instant; null if they may. A paid visit moves as long as cancelling it is
 * free (OPEN-04), until its professional sets out, and only a few times.
 */
export function moveRefusal(booking: MovableBooking, now: Date): MoveRefusal | null {
  if (booking.status !== 'confirmed' || !mayChangeStatus(booking, 'cancelled', 'client', now))
    return 'move_not_possible';
  if (booking.is_disputed) return 'move_in_dispute';
  if (isLate(booking, now)) return 'move_late';
  if (booking.step) return 'move_under_way';
  return booking.moves >= bookingLimits.movesMaximum ? 'moved_too_often' : null;
}
