import { addMonths, type PlainDate } from '#app/lib/plain-date.ts';
import { dateOfEpochMinutes, epochMinutesOf, localDate, wallClockToInstant } from '#app/lib/time-zone.ts';

/** From an instant on and up to another. */
export type Span = { from: Date; until: Date };

/** A month ("2026-11") as the clocks of a zone show it: from its first midnight to that of the next. */
export function spanOfMonth(month: string, zone: string): Span {
  const first = `${month}-01`;
  return { from: startOf(first, zone), until: startOf(addMonths(first, 1), zone) };
}

/** "2026-11": the month in which a zone's clocks are at an instant. */
export function monthAt(now: Date, zone: string): string {
  return localDate(epochMinutesOf(now), zone).slice(0, 7);
}

/** The month so many months away: "2026-12" is one after "2026-11". */
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

/** "November 2026" */
export function monthName(month: string): string {
  return `${monthNames[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

function startOf(date: PlainDate, zone: string): Date {
  return dateOfEpochMinutes(wallClockToInstant(date, 0, zone));
}
