import {
  addDays,
  addMonths,
  daysOfMonth,
  epochDayOf,
  plainDateOf,
  weekdayOf,
  type PlainDate,
} from '#app/lib/plain-date.ts';

/** "2026-11" of "2026-11-21". */
export function monthOf(date: PlainDate): string {
  return date.slice(0, 7);
}

/** The weeks of "2026-11", Sunday first; null where a week reaches into another month. */
export function weeksOfMonth(month: string): (PlainDate | null)[][] {
  const { first, last } = daysOfMonth(month);
  const weeks: (PlainDate | null)[][] = [];
  for (let sunday = first - weekdayOf(first); sunday <= last; sunday += 7) {
    weeks.push(
      Array.from({ length: 7 }, (_, day) => (isWithin(sunday + day, first, last) ? plainDateOf(sunday + day) : null)),
    );
  }
  return weeks;
}

/** `count` dates from `first` on, none after `latest`. */
export function stripOfDays(first: PlainDate, latest: PlainDate, count: number): PlainDate[] {
  return Array.from({ length: count }, (_, day) => addDays(first, day)).filter((date) => date <= latest);
}

/** The window's months: "2026-11", "2026-12", ... */
export function monthsOfWindow(earliest: PlainDate, latest: PlainDate): string[] {
  const months = [monthOf(earliest)];
  while ((months.at(-1) ?? '') < monthOf(latest)) months.push(monthOf(addMonths(`${months.at(-1)}-01`, 1)));
  return months;
}

const steps: Record<string, (date: PlainDate) => PlainDate> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
  Home: (date) => addDays(date, -weekdayOf(epochDayOf(date))),
  End: (date) => addDays(date, 6 - weekdayOf(epochDayOf(date))),
};

/** Where a key moves the focus in a calendar, kept inside the window; undefined for keys that do not move it. */
export function dateAfterKey(
  key: string,
  date: PlainDate,
  earliest: PlainDate,
  latest: PlainDate,
): PlainDate | undefined {
  const moved = steps[key]?.(date);
  if (moved === undefined) return undefined;
  if (moved < earliest) return earliest;
  return moved > latest ? latest : moved;
}

function isWithin(day: number, first: number, last: number): boolean {
  return day >= first && day <= last;
}
