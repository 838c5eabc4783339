import { addDays, addMonths, epochDayOf, weekdayOf, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { dateAfterKey } from '#app/lib/dates/week.ts';

/** Returns "2026-11" for "2026-11-21". */
export function monthOf(date: PlainDate): string {
  return date.slice(0, 7);
}

const monthNames = 'January February March April May June July August September October November December'.split(' ');
const dayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Returns "November 2026" for "2026-11". */
export function monthTitle(month: string): string {
  return `${monthName(month)} ${month.slice(0, 4)}`;
}

/** Returns "Tuesday, November 24". */
export function longDay(date: PlainDate): string {
  return `${dayNames[weekdayOf(epochDayOf(date))]}, ${monthName(date)} ${Number(date.slice(8))}`;
}

function monthName(date: string): string {
  return monthNames[Number(date.slice(5, 7)) - 1] ?? '';
}

/** Returns `count` dates starting at `first`, none after `latest`. */
export function stripOfDays(first: PlainDate, latest: PlainDate, count: number): PlainDate[] {
  return Array.from({ length: count }, (_, day) => addDays(first, day)).filter((date) => date <= latest);
}

/** Returns the months of the window: "2026-11", "2026-12", ... */
export function monthsOfWindow(earliest: PlainDate, latest: PlainDate): string[] {
  const months = [monthOf(earliest)];
  while ((months.at(-1) ?? '') < monthOf(latest)) months.push(monthOf(addMonths(`${months.at(-1)}-01`, 1)));
  return months;
}

const monthKeys: Record<string, 1 | -1> = { PageUp: -1, PageDown: 1 };

/** Returns the date that a key moves the focus to, kept inside the window; undefined for keys that do not move it. */
export function choosableDateAfterKey(
  key: string,
  date: PlainDate,
  earliest: PlainDate,
  latest: PlainDate,
): PlainDate | undefined {
  const byMonths = monthKeys[key];
  const moved = byMonths ? addMonths(date, byMonths) : dateAfterKey(key, date);
  if (moved === undefined) return undefined;
  if (moved < earliest) return earliest;
  return moved > latest ? latest : moved;
}

/** Returns the first day of the window with a free slot; undefined if there is none among these days. */
export function firstFreeDay(
  days: Iterable<{ date: PlainDate; free_slots: number }>,
  { earliest, latest }: { earliest: PlainDate; latest: PlainDate },
): PlainDate | undefined {
  const free = [...days].filter(({ date, free_slots }) => free_slots > 0 && date >= earliest && date <= latest);
  return free.map(({ date }) => date).toSorted()[0];
}
