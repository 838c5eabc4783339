import { addDays, epochDayOf, type PlainDate, weekdayOf } from './plain-date.ts';

/** The nth such weekday (0 is Sunday) of a month (1 to 12); -1 is the last one. */
type Floating = { month: number; weekday: number; nth: number };
type Fixed = { month: number; day: number; since?: number };

/** The federal holidays of the United States: 5 U.S.C. 6103(a). */
const holidays: readonly (Floating | Fixed)[] = [
  { month: 1, day: 1 },
  { month: 1, weekday: 1, nth: 3 },
  { month: 2, weekday: 1, nth: 3 },
  { month: 5, weekday: 1, nth: -1 },
  { month: 6, day: 19, since: 2021 },
  { month: 7, day: 4 },
  { month: 9, weekday: 1, nth: 1 },
  { month: 10, weekday: 1, nth: 2 },
  { month: 11, day: 11 },
  { month: 11, weekday: 4, nth: 4 },
  { month: 12, day: 25 },
];

const known = new Map<number, ReadonlySet<PlainDate>>();

/**
 * Whether federal offices are closed for a holiday on a date: a holiday on a Saturday is observed on Friday, one on a
 * Sunday on Monday (5 U.S.C. 6103(b), Executive Order 11582). New Year's Day on a Saturday is observed in the
 * previous year.
 */
export function isFederalHoliday(date: PlainDate): boolean {
  const year = Number(date.slice(0, 4));
  return observedIn(year).has(date) || observedIn(year + 1).has(date);
}

function observedIn(year: number): ReadonlySet<PlainDate> {
  const observed =
    known.get(year) ??
    new Set(
      holidays.flatMap((holiday) =>
        'since' in holiday && holiday.since !== undefined && year < holiday.since
          ? []
          : [observedDay(dayOf(holiday, year))],
      ),
    );
  known.set(year, observed);
  return observed;
}

function dayOf(holiday: Floating | Fixed, year: number): PlainDate {
  if ('day' in holiday) return plain(year, holiday.month, holiday.day);
  const { month, weekday, nth } = holiday;
  const first = plain(year, month, 1);
  if (nth > 0) return addDays(first, ((weekday - weekdayOf(epochDayOf(first)) + 7) % 7) + 7 * (nth - 1));
  const last = addDays(plain(month === 12 ? year + 1 : year, (month % 12) + 1, 1), -1);
  return addDays(last, -((weekdayOf(epochDayOf(last)) - weekday + 7) % 7));
}

function observedDay(date: PlainDate): PlainDate {
  const weekday = weekdayOf(epochDayOf(date));
  return weekday === 6 ? addDays(date, -1) : weekday === 0 ? addDays(date, 1) : date;
}

function plain(year: number, month: number, day: number): PlainDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
