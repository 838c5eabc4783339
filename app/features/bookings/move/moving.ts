import { mayChangeStatus, type BookingStatus } from '../booking.ts';
import { bookingLimits } from '../booking-limits.ts';
import { isLate, type CancellationTerms } from '../cancel/cancellation.ts';
import type { movingErrors } from './moving.errors.ts';

/** What decides whether a visit may get another time. */
export type MovableBooking = Pick<CancellationTerms, 'start_time' | 'free_cancellation_hours'> & {
  status: BookingStatus;
  /** How often it was moved before. */
  moves: number;
  /** A reported problem is not settled, or the client's bank asks the payment back. */
  is_disputed: boolean;
};

export type MoveRefusal = keyof Pick<
  typeof movingErrors,
  'move_not_possible' | 'move_in_dispute' | 'move_late' | 'moved_too_often'
>;

/**
 * Why a client may not move a visit at an instant; null when they may. A paid visit moves as long as cancelling it
 * would cost nothing (OPEN-04), and a few times only.
 */
export function moveRefusal(booking: MovableBooking, now: Date): MoveRefusal | null {
  if (booking.status !== 'confirmed' || !mayChangeStatus(booking, 'cancelled', 'client', now))
    return 'move_not_possible';
  if (booking.is_disputed) return 'move_in_dispute';
  if (isLate(booking, now)) return 'move_late';
  return booking.moves >= bookingLimits.movesMaximum ? 'moved_too_often' : null;
}
