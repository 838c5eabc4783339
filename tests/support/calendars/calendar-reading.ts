import {
  readCalendar,
  type CalendarReading,
} from '#app/features/calendar-servers/reading/queries/read-calendar.server.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { calendarText } from './calendar-text.ts';

export const chicago = 'America/Chicago';
/** The first half of the March in which the clocks of Chicago change on the 8th. */
export const march = ['2026-03-01T00:00:00-06:00', '2026-03-16T00:00:00-05:00'] as const;

/** Reads a calendar between two times for somebody in Chicago. Events whose UID begins with "ours" are our visits. */
export function readBetween(text: string, from: string, to: string): Promise<CalendarReading> {
  const at = (time: string) => epochMinutesOf(new Date(time));
  const isOwnVisit = (uid: string) => uid.startsWith('ours');
  return readCalendar(text, { timeZone: chicago, from: at(from), to: at(to), isOwnVisit });
}

/** "2026-03-08T01:00/2026-03-08T03:00", by the clock of Chicago. */
export function shownTimes(reading: CalendarReading): string[] | string {
  if (reading.state !== 'ok') return reading.state;
  return reading.busy.map(({ start, end }) =>
    [start, end].map((time) => toIsoWithOffset(time, chicago).slice(0, 16)).join('/'),
  );
}

export async function timesInMarch(...events: string[][]): Promise<string[] | string> {
  return shownTimes(await readBetween(calendarText(events), ...march));
}
