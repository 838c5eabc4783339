/** A valid payload for each endpoint of connected calendars; null if it reads none. */
export const calendarPayloads: Record<string, (() => Record<string, unknown>) | null> = {
  'POST /outside-calendars': () => ({ name: 'Family', url: 'https://calendar.example.com/family.ics' }),
  'POST /outside-calendars/:id/reading': null,
  'DELETE /outside-calendars/:id': null,
  'POST /calendar-accounts': () => ({
    server: 'https://calendar.example.com',
    username: 'maya',
    password: 'abcd-efgh-ijkl-mnop',
  }),
  'POST /calendar-accounts/google': null,
  'PUT /calendar-accounts/:id/calendars': () => ({ read: ['x'.repeat(43)], write: null }),
  'DELETE /calendar-accounts/:id': null,
  'POST /calendar-visits/:id/restoration': null,
  'DELETE /calendar-visits/:id': null,
};
