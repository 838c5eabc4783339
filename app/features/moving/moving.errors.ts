import { defineErrors } from '#app/platform/errors/app-error.ts';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';

/** Why a visit keeps its time (docs/decisions/024-rescheduling.md). */
export const movingErrors = defineErrors({
  move_not_possible: { kind: 'conflict', message: 'Only a paid visit that hasn’t started can be rescheduled.' },
  move_late: {
    kind: 'conflict',
    message:
      'It’s too late to reschedule this visit. You can still cancel it; you’ll see your refund before you confirm.',
  },
  move_under_way: {
    kind: 'conflict',
    message:
      'Your professional is already on the way or has arrived, so this visit can’t be rescheduled. You can message them, or cancel; you’ll see your refund before you confirm.',
  },
  moved_too_often: {
    kind: 'conflict',
    message: `This visit was rescheduled ${bookingLimits.movesMaximum} times, which is the maximum. You can still cancel it and book another time.`,
  },
  move_in_dispute: {
    kind: 'conflict',
    message: 'The payment for this visit is under review. You can’t reschedule it until that’s settled.',
  },
  move_outdated: { kind: 'conflict', message: 'This visit has been rescheduled. Please check its new time.' },
  move_to_same_time: {
    kind: 'invalid',
    message: 'The visit is already at this time. Please choose another one.',
    type: 'validation',
  },
});
