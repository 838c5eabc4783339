import { defineErrors } from '#app/platform/errors/app-error.ts';
import { calendarLimits } from '#app/features/calendar-servers/calendar-limits.ts';
import {
  accountFailureTexts,
  calendarFailureTexts,
  googleFailureTexts,
} from '#app/features/calendar-servers/calendar-state.ts';

export const outsideCalendarErrors = defineErrors({
  calendar_not_found: { kind: 'not_found', message: 'Calendar not found' },
  too_many_calendars: {
    kind: 'conflict',
    message: `You can connect ${calendarLimits.calendarsMaximum} calendars. Please disconnect one first.`,
  },
  calendar_already_connected: {
    kind: 'conflict',
    message: 'One of these calendars is connected in another way. Please disconnect it there first.',
  },
  calendar_account_not_found: { kind: 'not_found', message: 'Calendar account not found' },
  too_many_calendar_accounts: {
    kind: 'conflict',
    message: `You can connect ${calendarLimits.accountsMaximum} accounts. Please disconnect one first.`,
  },
  calendar_not_writable: {
    kind: 'invalid',
    message: 'Visits can’t be added to this calendar. Please choose another one.',
    type: 'validation',
  },
  calendar_password_refused: {
    kind: 'invalid',
    message: 'The server doesn’t accept this user name and password. Most services ask for an app password.',
    type: 'validation',
  },
  calendar_server_private: { kind: 'invalid', message: accountFailureTexts.private, type: 'validation' },
  calendar_server_unreadable: {
    kind: 'invalid',
    message: 'No calendars were found at this address. Please check the server.',
    type: 'validation',
  },
  google_calendar_not_offered: { kind: 'not_found', message: 'Google Calendar can’t be connected here.' },
  google_calendar_revoked: { kind: 'conflict', message: googleFailureTexts.revoked },
  google_calendar_unavailable: { kind: 'unavailable', message: googleFailureTexts.unreachable },
  calendar_late: { kind: 'invalid', message: calendarFailureTexts.late, type: 'validation' },
  calendar_revoked: { kind: 'invalid', message: calendarFailureTexts.revoked, type: 'validation' },
  calendar_unreachable: { kind: 'invalid', message: calendarFailureTexts.unreachable, type: 'validation' },
  calendar_too_big: { kind: 'invalid', message: calendarFailureTexts['too-big'], type: 'validation' },
  calendar_unreadable: { kind: 'invalid', message: calendarFailureTexts.unreadable, type: 'validation' },
  calendar_private: { kind: 'invalid', message: calendarFailureTexts.private, type: 'validation' },
});
