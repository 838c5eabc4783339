import * as z from 'zod/mini';
import { dateOfEpochMinutes, isTimeZone, localMinutesToInstant } from '#app/lib/dates/time-zone.ts';
import { calendarLimits } from '../calendar-limits.ts';
import { CalendarServerFailure } from '../calendar-server-failure.ts';
import { readGoogle } from './ask-google.server.ts';
import { rangeOfTimes } from './range-of-times.ts';

const moment = z.object({ dateTime: z.optional(z.iso.datetime({ offset: true })), date: z.optional(z.iso.date()) });
const listedEvent = z.object({
  id: z.string(),
  status: z.optional(z.string()),
  transparency: z.optional(z.string()),
  start: z.optional(moment),
  end: z.optional(moment),
  attendees: z.optional(z.array(z.object({ self: z.optional(z.boolean()), responseStatus: z.optional(z.string()) }))),
});
type ListedEvent = z.infer<typeof listedEvent>;
const eventPage = z.object({
  nextPageToken: z.optional(z.string()),
  timeZone: z.optional(z.string()),
  items: z.optional(z.array(listedEvent)),
});

/** No title, place or guest is ever asked for; of the guests only what the owner answered. */
const fields =
  'nextPageToken,timeZone,items(id,status,transparency,start(date,dateTime),end(date,dateTime),attendees(self,responseStatus))';

/** An event in epoch minutes; one that is called free, or was declined, keeps nobody busy. */
export type GoogleEvent = { id: string; start: number; end: number; isBusy: boolean };

/** Lists the events of a calendar in a range, each of a series by itself. @throws CalendarServerFailure */
export async function listGoogleEvents(
  refreshToken: string,
  calendar: string,
  { from, to }: { from: number; to: number },
): Promise<GoogleEvent[]> {
  const query = {
    singleEvents: 'true',
    maxAttendees: '1',
    maxResults: '2500',
    timeMin: dateOfEpochMinutes(from).toISOString(),
    timeMax: dateOfEpochMinutes(to).toISOString(),
    fields,
  };
  const events: GoogleEvent[] = [];
  let pageToken: string | undefined;
  do {
    const page = await readGoogle(refreshToken, `/calendars/${calendar}/events`, eventPage, {
      query: pageToken === undefined ? query : { ...query, pageToken },
    });
    events.push(...(page.items ?? []).flatMap((event) => timed(event, page.timeZone)));
    if (events.length > calendarLimits.eventsMaximum) throw new CalendarServerFailure('too-big');
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return events;
}

function timed(event: ListedEvent, timeZone = 'UTC'): GoogleEvent[] {
  const range = rangeOf(event, isTimeZone(timeZone) ? timeZone : 'UTC');
  if (event.status === 'cancelled' || range === undefined) return [];
  const isDeclined = event.attendees?.some(({ self, responseStatus }) => self && responseStatus === 'declined');
  return [{ id: event.id, ...range, isBusy: event.transparency !== 'transparent' && isDeclined !== true }];
}

function rangeOf({ start, end }: ListedEvent, timeZone: string) {
  if (start?.dateTime !== undefined && end?.dateTime !== undefined) return rangeOfTimes(start.dateTime, end.dateTime);
  if (start?.date === undefined || end?.date === undefined) return undefined;
  return { start: midnight(start.date, timeZone), end: midnight(end.date, timeZone) };
}

/** Whole days are those of the calendar's zone. */
function midnight(date: string, timeZone: string): number {
  return localMinutesToInstant(Date.parse(`${date}T00:00:00Z`) / 60_000, timeZone);
}
