import { weekdays } from '#app/features/slot-rules/availability-limits.ts';
import { epochDayOf, weekdayOf, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import type { CalendarDto } from '../calendar-dto.ts';
import { gridEnd, gridStart } from '../calendar-limits.ts';

/** A part of the grid, in minutes since midnight in the professional's zone. */
type Stretch = { from: number; to: number };

/** Returns the parts of the grid outside a date's working hours: all of a day off, none until hours are saved. */
export function timeOff({ working_hours: week }: Pick<CalendarDto, 'working_hours'>, date: PlainDate): Stretch[] {
  if (week === null) return [];
  const hours = week.find(({ day }) => day === weekdays[weekdayOf(epochDayOf(date))]);
  if (!hours) return [{ from: gridStart, to: gridEnd }];
  const stretches = [
    { from: gridStart, to: Math.min(gridEnd, minuteOfDay(hours.start)) },
    { from: Math.max(gridStart, minuteOfDay(hours.end)), to: gridEnd },
  ];
  return stretches.filter(({ from, to }) => from < to);
}

/** Reports whether a stretch is all of the grid. */
export function isDayOff({ from, to }: Stretch): boolean {
  return from === gridStart && to === gridEnd;
}
