import { addDays, epochDayOf, type PlainDate, plainDateOf, weekdayOf } from '#app/lib/plain-date.ts';
import { type OverviewWeek, overviewWeeks } from './overview.ts';

/** The Monday on or before a date. */
export function mondayOf(date: PlainDate): PlainDate {
  const day = epochDayOf(date);
  return plainDateOf(day - ((weekdayOf(day) + 6) % 7));
}

/** The Mondays of the weeks shown, the present one last. */
export function shownWeeks(today: PlainDate): PlainDate[] {
  const monday = mondayOf(today);
  return Array.from({ length: overviewWeeks }, (_, index) => addDays(monday, (index + 1 - overviewWeeks) * 7));
}

/** All weeks shown, those without a visit too. */
export function fillWeeks(today: PlainDate, known: readonly OverviewWeek[]): OverviewWeek[] {
  const byStart = new Map(known.map((week) => [week.starts_on, week]));
  return shownWeeks(today).map((starts_on) => byStart.get(starts_on) ?? { starts_on, revenue: '0.00', visits: 0 });
}
