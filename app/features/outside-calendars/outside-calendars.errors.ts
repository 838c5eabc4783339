import { defineErrors } from '#app/platform/errors/app-error.ts';
import { calendarLimits } from './calendar-limits.ts';
import { calendarFailureTexts } from './calendar-state.ts';

export const outsideCalendarErrors = defineErrors({
  calendar_not_found: { kind: 'not_found', message: 'Calendar not found' },
  too_many_calendars: {
    kind: 'conflict',
    message: `You can connect ${calendarLimits.calendarsMaximum} calendars. Please disconnect one first.`,
  },
  calendar_late: { kind: 'invalid', message: calendarFailureTexts.late, type: 'validation' },
  calendar_revoked: { kind: 'invalid', message: calendarFailureTexts.revoked, type: 'validation' },
  calendar_unreachable: { kind: 'invalid', message: calendarFailureTexts.unreachable, type: 'validation' },
  calendar_too_big: { kind: 'invalid', message: calendarFailureTexts['too-big'], type: 'validation' },
  calendar_unreadable: { kind: 'invalid', message: calendarFailureTexts.unreadable, type: 'validation' },
  calendar_private: { kind: 'invalid', message: calendarFailureTexts.private, type: 'validation' },
});
