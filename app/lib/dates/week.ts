import { addDays, daysOfMonth, epochDayOf, plainDateOf, weekdayOf, type PlainDate } from './plain-date.ts';

/**
 * The first day of the week in en-US, as a `weekdayOf` number: Sunday. It is a constant because not every browser has
 * Intl.Locale.getWeekInfo, and server and browser must agree.
 */
export const firstWeekday = 0;

/** Returns the position of a date in its week, from 0 to 6. */
function placeInWeek(day: number): number {
  return (weekdayOf(day) - firstWeekday + 7) % 7;
}

/** Returns the first day of a date's week. */
export function startOfWeek(date: PlainDate): PlainDate {
  const day = epochDayOf(date);
  return plainDateOf(day - placeInWeek(day));
}

/** Returns the seven days of a date's week. */
export function weekOf(date: PlainDate): PlainDate[] {
  const start = epochDayOf(startOfWeek(date));
  return Array.from({ length: 7 }, (_, day) => plainDateOf(start + day));
}

/** Returns the whole weeks that overlap "2026-11": 4 to 6 of them. */
export function weeksOfMonth(month: string): PlainDate[][] {
  const { first, last } = daysOfMonth(month);
  const weeks: PlainDate[][] = [];
  for (let day = first - placeInWeek(first); day <= last; day += 7) weeks.push(weekOf(plainDateOf(day)));
  return weeks;
}

/** Reorders seven items, given from Sunday on, to the order of a week. */
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

/** Returns where a key moves in a grid of weeks; undefined for keys that do not move by days or within the week. */
export function dateAfterKey(key: string, date: PlainDate): PlainDate | undefined {
  return steps[key]?.(date);
}
