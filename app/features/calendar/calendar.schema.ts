import * as z from 'zod/mini';
import { epochDayOf, isPlainDate } from '#app/lib/dates/plain-date.ts';
import { daysMaximum } from './calendar-limits.ts';

const date = (name: string) =>
  z.string(`${name} is needed`).check(z.refine(isPlainDate, { error: `${name} must be YYYY-MM-DD`, abort: true }));

/** A range of days, both inclusive. */
export const calendarRangeSchema = z.object({ from: date('from'), to: date('to') }).check(
  z.refine(({ from, to }) => !isPlainDate(from) || !isPlainDate(to) || isBounded(from, to), {
    path: ['to'],
    error: `to must not lie before from, nor ${daysMaximum} days or more after it`,
  }),
);

export type CalendarRange = z.infer<typeof calendarRangeSchema>;

function isBounded(from: string, to: string): boolean {
  const days = epochDayOf(to) - epochDayOf(from);
  return days >= 0 && days < daysMaximum;
}
