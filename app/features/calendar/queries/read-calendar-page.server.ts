import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { database } from '#app/platform/database/database.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { readCalendarPlace } from '../calendar-url.ts';
import { weekOf, weeksOfMonth } from '#app/lib/dates/week.ts';
import type { CalendarPage } from '../calendar-page.ts';
import { calendarStore } from '../calendar-store.server.ts';
import type { CalendarRange } from '../calendar.schema.ts';
import { daysOf } from '../grid/queries/list-calendar-days.server.ts';
import { calendarOf, type CalendarOwner, ownerOf } from './list-calendar.server.ts';

/**
 * Returns the page's data for its URL.
 * @throws AppError professional_not_found
 */
export async function readCalendarPage(viewerId: string, url: string, instant = new Date()): Promise<CalendarPage> {
  const owner = await ownerOf(viewerId);
  const now = epochMinutesOf(instant);
  const today = localDate(now, owner.time_zone);
  const { view, ...place } = readCalendarPlace(new URL(url).searchParams);
  const date = place.date ?? (place.appointment && (await dateOf(place.appointment, owner))) ?? today;
  const hasMonth = view === undefined || view === 'month';
  const [calendar, overview] = await Promise.all([
    calendarOf(owner, rangeOf(weekOf(date))),
    hasMonth ? daysOf(owner, rangeOf(weeksOfMonth(date.slice(0, 7)).flat())) : null,
  ]);
  return { now, today, date, calendar, overview };
}

/** Finds the date of an own appointment that a link names. */
async function dateOf(bookingId: string, { id, time_zone }: CalendarOwner): Promise<PlainDate | undefined> {
  const found = isId(bookingId) ? await calendarStore.findStart(database(), id, bookingId) : undefined;
  return found && localDate(epochMinutesOf(found.start_time), time_zone);
}

function rangeOf(days: readonly string[]): CalendarRange {
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}
