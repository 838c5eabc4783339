import { defineErrors } from '#app/platform/errors/app-error.ts';
import { bookingLimits } from '../booking-limits.ts';

/** Why a visit keeps its time (docs/decisions/024-rescheduling.md). */
export const movingErrors = defineErrors({
  move_not_possible: { kind: 'conflict', message: 'Only a paid visit that has not begun can be rescheduled.' },
  move_late: {
    kind: 'conflict',
    message:
      'It is too late to reschedule this visit. You can still cancel it; what comes back is shown before you confirm.',
  },
  moved_too_often: {
    kind: 'conflict',
    message: `This visit was rescheduled ${bookingLimits.movesMaximum} times, which is as often as possible. You can still cancel it and book another time.`,
  },
  move_in_dispute: {
    kind: 'conflict',
    message: 'The payment of this visit is being looked into. Until that is settled it keeps its time.',
  },
  move_outdated: { kind: 'conflict', message: 'This visit was rescheduled meanwhile. Please look at its new time.' },
  move_to_same_time: {
    kind: 'invalid',
    message: 'The visit is at this time already. Please choose another one.',
    type: 'validation',
  },
});
