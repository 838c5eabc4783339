/** The client at Google, and where Google answers; the sandbox stands in for it. */
export type GoogleCalendarSettings = {
  clientId: string;
  clientSecret: string;
  /** Where people allow us in: https://accounts.google.com */
  accountsUrl: string;
  /** Where tokens are: https://oauth2.googleapis.com */
  tokensUrl: string;
  /** https://www.googleapis.com/calendar/v3 */
  calendarUrl: string;
};

/** The path Google redirects to; registered in Google's console after BASE_URL. */
export const googleCalendarReturnPath = '/api/calendar-accounts/google/return';

let current: GoogleCalendarSettings | undefined;

/** Sets up calendars at Google, once at boot; without settings the product offers none. Sends no request yet. */
export function connectGoogleCalendars(settings: GoogleCalendarSettings | undefined): void {
  current = settings;
}

/** Whether calendars at Google can be connected. */
export function googleCalendarsAreOffered(): boolean {
  return current !== undefined;
}

/** @throws Error if calendars at Google are not set up */
export function googleCalendarSettings(): GoogleCalendarSettings {
  if (!current) throw new Error('Calendars at Google are not set up');
  return current;
}
