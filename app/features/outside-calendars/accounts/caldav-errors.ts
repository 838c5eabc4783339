import { AppError, type ErrorDefinition } from '#app/platform/errors/app-error.ts';
import type { CalendarFailure } from '#app/features/calendar-servers/calendar-state.ts';
import { outsideCalendarErrors } from '../outside-calendars.errors.ts';

const errors: Record<CalendarFailure, { error: ErrorDefinition; field: 'server' | 'password' }> = {
  revoked: { error: outsideCalendarErrors.calendar_password_refused, field: 'password' },
  late: { error: outsideCalendarErrors.calendar_late, field: 'server' },
  unreachable: { error: outsideCalendarErrors.calendar_unreachable, field: 'server' },
  'too-big': { error: outsideCalendarErrors.calendar_too_big, field: 'server' },
  unreadable: { error: outsideCalendarErrors.calendar_server_unreadable, field: 'server' },
  private: { error: outsideCalendarErrors.calendar_server_private, field: 'server' },
};

/** Why an account cannot be connected, at the field that it is about. */
export function accountError(state: CalendarFailure): AppError {
  const { error, field } = errors[state];
  return new AppError(error, { fields: { [field]: error.message } });
}
