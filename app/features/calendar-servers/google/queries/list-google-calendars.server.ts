import * as z from 'zod/mini';
import type { FoundCalendar } from '../../caldav/queries/discover-calendars.server.ts';
import { CalendarServerFailure } from '../../calendar-server-failure.ts';
import { readGoogle } from '../ask-google.server.ts';
import { googleCalendarUrl } from '../google-event.ts';

const calendarList = z.object({
  items: z.optional(
    z.array(
      z.object({
        id: z.string(),
        summary: z.optional(z.string()),
        summaryOverride: z.optional(z.string()),
        primary: z.optional(z.boolean()),
        accessRole: z.string(),
      }),
    ),
  ),
});

export type GoogleCalendarList = { email: string; calendars: FoundCalendar[] };

/**
 * Lists the calendars of a Google account, the 250 first; visits can be written to those that their owner owns.
 * @throws CalendarServerFailure
 */
export async function listGoogleCalendars(refreshToken: string): Promise<GoogleCalendarList> {
  const { items = [] } = await readGoogle(refreshToken, '/users/me/calendarList', calendarList, {
    query: { maxResults: '250', fields: 'items(id,summary,summaryOverride,primary,accessRole)' },
  });
  // The id of the primary calendar is the account's email.
  const email = items.find(({ primary }) => primary)?.id;
  if (email === undefined) throw new CalendarServerFailure('unreadable');
  const calendars = items.map(({ id, summary, summaryOverride, accessRole }) => ({
    url: googleCalendarUrl(id),
    name: summaryOverride ?? summary ?? '',
    isWritable: accessRole === 'owner',
  }));
  return { email, calendars };
}
