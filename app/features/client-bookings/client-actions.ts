import { mayChangeStatus } from '#app/features/bookings/booking.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { mayReportNobody, visitMoments } from '#app/features/booking-outcomes/cancel/no-show.ts';
import { mayReportProblem } from '#app/features/booking-outcomes/problems/problem.ts';

/** The actions a client's page offers for a booking. */
export type ClientActions = {
  /** The documented cancellation of an unpaid booking. */
  cancelHold: boolean;
  /** Moves a paid visit; its dialog says until when that is possible. */
  reschedule: boolean;
  cancelAndRefund: boolean;
  reportProblem: boolean;
  /** Says that the professional has not come. */
  reportNobody: boolean;
  bookAgain: boolean;
  /** While a report is open, a cancelled booking stays. */
  deleteForGood: boolean;
};

/** Derives the actions from the status transitions and the rules of problems; `now` in milliseconds since 1970. */
export function clientActions(
  booking: Pick<
    BookingDto,
    'status' | 'start_time' | 'end_time' | 'payment_method' | 'problem_status' | 'cancelled_by' | 'cancelled_at'
  >,
  now: number,
): ClientActions {
  const moment = visitMoments(booking);
  const mayCancel = mayChangeStatus(moment, 'cancelled', 'client', new Date(now));
  return {
    cancelHold: mayCancel && booking.status === 'pending',
    reschedule: mayCancel && booking.status === 'confirmed',
    cancelAndRefund: mayCancel && booking.status === 'confirmed',
    reportProblem: booking.problem_status === null && mayReportProblem(moment, new Date(now)),
    reportNobody: booking.problem_status === null && mayReportNobody(moment, new Date(now)),
    bookAgain: booking.status === 'completed' || booking.status === 'cancelled',
    deleteForGood: booking.status === 'cancelled' && booking.problem_status !== 'open',
  };
}
