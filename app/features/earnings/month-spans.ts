import { addMonths, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { dateOfEpochMinutes, epochMinutesOf, localDate, wallClockToInstant } from '#app/lib/dates/time-zone.ts';

/** A range of instants that includes `from` and excludes `until`. */
export type Span = { from: Date; until: Date };

/** Returns the span of a month ("2026-11") in a time zone, from its first midnight to the next month's. */
export function spanOfMonth(month: string, zone: string): Span {
  const first = `${month}-01`;
  return { from: startOf(first, zone), until: startOf(addMonths(first, 1), zone) };
}

/** Returns the month ("2026-11") of an instant in a time zone. */
export function monthAt(now: Date, zone: string): string {
  return localDate(epochMinutesOf(now), zone).slice(0, 7);
}

/** Adds months to a month: one after "2026-11" is "2026-12". */
export function monthAway(month: string, months: number): string {
  return addMonths(`${month}-01`, months).slice(0, 7);
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Formats a month as "November 2026". */
export function monthName(month: string): string {
  return `${monthNames[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

function startOf(date: PlainDate, zone: string): Date {
  return dateOfEpochMinutes(wallClockToInstant(date, 0, zone));
}
