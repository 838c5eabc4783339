import { config } from '#app/platform/config/config.server.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { calendarLimits } from '#app/features/calendar-servers/calendar-limits.ts';
import {
  readCalendar,
  type CalendarReading,
} from '#app/features/calendar-servers/reading/queries/read-calendar.server.ts';
import { isVisitUid } from '#app/features/calendar-servers/visit-uid.ts';

const dayInMinutes = 1440;

/** The minutes that are read, from midnight to midnight UTC, so that a day's readings of one file are the same. */
export function readingRange(now: Date): { from: number; to: number } {
  const today = Math.floor(epochMinutesOf(now) / dayInMinutes) * dayInMinutes;
  return { from: today - dayInMinutes, to: today + calendarLimits.daysAhead * dayInMinutes };
}

/** Reads the text of a calendar for a professional in a zone. */
export function readFetched(text: string, timeZone: string, now: Date): Promise<CalendarReading> {
  const { BASE_URL } = config();
  const isOwnVisit = (uid: string) => isVisitUid(uid, BASE_URL);
  return readCalendar(text, { timeZone, ...readingRange(now), isOwnVisit });
}
