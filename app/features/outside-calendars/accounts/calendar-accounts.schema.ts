import * as z from 'zod/mini';
import { lineText } from '#app/lib/line-text.ts';
import { calendarLimits } from '#app/features/calendar-servers/calendar-limits.ts';

export const calendarAccountMessages = {
  server: 'Please enter the server’s address, such as https://cloud.example.com.',
  username: 'Please enter your user name.',
  password: 'Please enter an app password.',
  long: 'This is too long.',
} as const;

/** The address of a calendar server; https goes without saying. */
const serverUrl = z.pipe(
  lineText(calendarAccountMessages.server).check(z.maxLength(calendarLimits.urlMaximum, calendarAccountMessages.long)),
  z.pipe(
    z.transform((text: string) => (/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`)),
    z.string().check(z.refine(isServerUrl, calendarAccountMessages.server)),
  ),
);

export const newCalendarAccountSchema = z.object({
  server: serverUrl,
  username: lineText(calendarAccountMessages.username).check(
    z.minLength(1, calendarAccountMessages.username),
    z.maxLength(calendarLimits.usernameMaximum, calendarAccountMessages.long),
    // What stands before the colon is the user name (RFC 7617).
    z.refine((text) => !text.includes(':'), calendarAccountMessages.username),
  ),
  password: z
    .string(calendarAccountMessages.password)
    .check(
      z.minLength(1, calendarAccountMessages.password),
      z.maxLength(calendarLimits.passwordMaximum, calendarAccountMessages.long),
    ),
});
export type NewCalendarAccount = z.output<typeof newCalendarAccountSchema>;

const calendarId = z.string().check(z.regex(/^[\w-]{43}$/));

/** Which calendars of an account are read, and to which of them visits are written. */
export const calendarChoiceSchema = z.object({
  read: z.array(calendarId).check(z.maxLength(calendarLimits.calendarsMaximum)),
  write: z.nullable(calendarId),
});
export type CalendarChoice = z.output<typeof calendarChoiceSchema>;

/** What becomes of the coming visits that were written into an account's calendar. */
export const accountRemovalSchema = z.object({ events: z._default(z.enum(['keep', 'remove']), 'keep') });
export type AccountRemoval = z.output<typeof accountRemovalSchema>;

function isServerUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
