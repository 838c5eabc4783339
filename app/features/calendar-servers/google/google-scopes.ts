const prefix = 'https://www.googleapis.com/auth/';

/**
 * The least that Google has for what we do: the names of the calendars, when their owner is busy, and the events of
 * calendars they own (https://developers.google.com/workspace/calendar/api/auth).
 */
export const googleScopes = [
  `${prefix}calendar.calendarlist.readonly`,
  `${prefix}calendar.freebusy`,
  `${prefix}calendar.events.owned`,
] as const;

/** Whether everything was allowed: on Google's page, each scope has a checkbox of its own. */
export function coversScopes(granted: string): boolean {
  const scopes = granted.split(' ');
  return googleScopes.every((scope) => scopes.includes(scope));
}
