import { addDays, daysOfMonth, epochDayOf, plainDateOf, weekdayOf, type PlainDate } from './plain-date.ts';

/**
 * The weekday that weeks begin with in en-US, by `weekdayOf`: Sunday. Spelled out, because not every browser has
 * Intl.Locale.getWeekInfo, and server and browser have to agree.
 */
export const firstWeekday = 0;

/** Where a date stands in its week, from 0 to 6. */
function placeInWeek(day: number): number {
  return (weekdayOf(day) - firstWeekday + 7) % 7;
}

/** The first day of a date's week. */
export function startOfWeek(date: PlainDate): PlainDate {
  const day = epochDayOf(date);
  return plainDateOf(day - placeInWeek(day));
}

/** The seven days around a date. */
export function weekOf(date: PlainDate): PlainDate[] {
  const start = epochDayOf(startOfWeek(date));
  return Array.from({ length: 7 }, (_, day) => plainDateOf(start + day));
}

/** The weeks that "2026-11" touches, whole: 4 to 6 of them. */
export function weeksOfMonth(month: string): PlainDate[][] {
  const { first, last } = daysOfMonth(month);
  const weeks: PlainDate[][] = [];
  for (let day = first - placeInWeek(first); day <= last; day += 7) weeks.push(weekOf(plainDateOf(day)));
  return weeks;
}

/** Seven of something, given from Sunday on, in the order of a week. */
export function inWeekOrder<Item>(fromSunday: readonly Item[]): Item[] {
  return [...fromSunday.slice(firstWeekday), ...fromSunday.slice(0, firstWeekday)];
}

const steps: Record<string, (date: PlainDate) => PlainDate> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => weekOf(date)[0] ?? date,
  End: (date) => weekOf(date)[6] ?? date,
};

/** Where a key moves in a grid of weeks; undefined for keys that do not move by days or within the week. */
export function dateAfterKey(key: string, date: PlainDate): PlainDate | undefined {
  return steps[key]?.(date);
}
