import { addDays, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { startOfWeek } from '#app/lib/dates/week.ts';
import { type OverviewWeek, overviewWeeks } from './overview.ts';

/** Returns the first days of the weeks shown, the current one last. */
export function shownWeeks(today: PlainDate): PlainDate[] {
  const start = startOfWeek(today);
  return Array.from({ length: overviewWeeks }, (_, index) => addDays(start, (index + 1 - overviewWeeks) * 7));
}

/** Returns all weeks shown, including those without visits. */
export function fillWeeks(today: PlainDate, known: readonly OverviewWeek[]): OverviewWeek[] {
  const byStart = new Map(known.map((week) => [week.starts_on, week]));
  return shownWeeks(today).map((starts_on) => byStart.get(starts_on) ?? { starts_on, revenue: '0.00', visits: 0 });
}
