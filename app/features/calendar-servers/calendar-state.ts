/**
 * How the last reading of a calendar went. `revoked`: the link no longer opens it; `late`: no answer in time; `private`:
 * the link leads to a place that is not on the public internet.
 */
export const calendarStates = ['ok', 'late', 'revoked', 'unreachable', 'too-big', 'unreadable', 'private'] as const;
export type CalendarState = (typeof calendarStates)[number];
export type CalendarFailure = Exclude<CalendarState, 'ok'>;

/** Who has the calendars of an account. */
export const calendarProviders = ['caldav', 'google'] as const;
export type CalendarProvider = (typeof calendarProviders)[number];

/** Whether a failure may pass by itself. */
export function mayPass(state: CalendarFailure): boolean {
  return state === 'late' || state === 'unreachable';
}

/** What the owner reads about a calendar that cannot be read: on the form, on the page and in the mail. */
export const calendarFailureTexts: Record<CalendarFailure, string> = {
  late: 'The calendar’s server takes too long to answer. Please try again in a few minutes.',
  revoked: 'This link no longer opens the calendar. Please copy a new one from your calendar app.',
  unreachable: 'We can’t reach the calendar’s server. Please check the link, or try again in a few minutes.',
  'too-big': 'This calendar is too big to read. Please connect one with fewer events.',
  unreadable: 'This link doesn’t lead to a calendar. Please copy the one that ends in “.ics” from your calendar app.',
  private: 'This link isn’t on the public internet, so we can’t open it.',
};

/** The same about a calendar of an account. */
export const accountFailureTexts: Record<CalendarFailure, string> = {
  ...calendarFailureTexts,
  revoked:
    'The calendar’s server no longer lets us in, or the calendar is gone. Please enter a new app password for this account.',
  unreachable: 'We can’t reach the calendar’s server. Please try again in a few minutes.',
  unreadable: 'The server’s answer isn’t a calendar. Please check its address.',
  private: 'This server isn’t on the public internet, so we can’t reach it.',
};

/** The same about a calendar of an account at Google. */
export const googleFailureTexts: Record<CalendarFailure, string> = {
  ...accountFailureTexts,
  late: 'Google takes too long to answer. Please try again in a few minutes.',
  revoked: 'Google no longer lets us in, or the calendar is gone. Please connect this Google account again.',
  unreachable: 'We can’t reach Google. Please try again in a few minutes.',
  unreadable: 'We don’t understand Google’s answer. Please try again in a few minutes.',
};

/** @param provider who has the account of the calendar; null if it is connected by its link */
export function failureText(state: CalendarFailure, provider: CalendarProvider | null): string {
  if (provider === null) return calendarFailureTexts[state];
  return provider === 'google' ? googleFailureTexts[state] : accountFailureTexts[state];
}
