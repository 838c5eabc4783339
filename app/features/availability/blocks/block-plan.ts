import { addDays, epochDayOf, plainDateOf, weekdayOf, type PlainDate } from '#app/lib/dates/plain-date.ts';
import {
  localDate,
  localMinuteOfDay,
  wallClockToInstant,
  zoneOffset,
  type EpochMinutes,
} from '#app/lib/dates/time-zone.ts';
import { minuteOfDay, type WallTime } from '#app/lib/dates/wall-time.ts';
import { weekdays, type Weekday } from '#app/features/slot-rules/availability-limits.ts';
import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';

/** What a professional wants to block, in wall-clock time of their own zone. */
export type BlockPlan =
  | { kind: 'times'; date: PlainDate; start: WallTime; end: WallTime }
  /** Whole days, both included. */
  | { kind: 'days'; first: PlainDate; last: PlainDate }
  /** The same time on some weekdays, up to a date (included) or for a number of weeks. */
  | {
      kind: 'weekly';
      first: PlainDate;
      weekdays: readonly Weekday[];
      start: WallTime;
      end: WallTime;
      until: PlainDate | number;
    };

/**
 * Returns the time ranges a plan blocks, earliest first. Each range of a weekly plan keeps its wall-clock time across
 * a daylight saving change; times that the change skips (02:00 to 03:00 in March) are left out.
 */
export function rangesOfPlan(plan: BlockPlan, timeZone: string): TimeRange[] {
  if (plan.kind === 'days') {
    const range = {
      start: wallClockToInstant(plan.first, 0, timeZone),
      end: wallClockToInstant(addDays(plan.last, 1), 0, timeZone),
    };
    return range.start < range.end ? [range] : [];
  }
  const [start, end] = [minuteOfDay(plan.start), minuteOfDay(plan.end)];
  return datesOf(plan)
    .map((date) => ({ start: firstInstantFrom(date, start, timeZone), end: firstInstantFrom(date, end, timeZone) }))
    .filter((range) => range.start < range.end);
}

/**
 * Returns the first instant at which the clocks show a time or a later one; for a skipped time, the moment of the
 * jump.
 */
function firstInstantFrom(date: PlainDate, minute: number, timeZone: string): EpochMinutes {
  let instant = wallClockToInstant(date, minute, timeZone);
  if (localMinuteOfDay(instant, timeZone) === minute % 1440) return instant;
  const offset = zoneOffset(instant, timeZone);
  while (zoneOffset(instant - 1, timeZone) === offset) instant -= 1;
  return instant;
}

/** Returns the last date of a plan. */
export function lastDateOfPlan(plan: BlockPlan): PlainDate {
  if (plan.kind === 'times') return plan.date;
  if (plan.kind === 'days') return plan.last;
  return typeof plan.until === 'number' ? addDays(plan.first, 7 * plan.until - 1) : plan.until;
}

export function firstDateOfPlan(plan: BlockPlan): PlainDate {
  return plan.kind === 'times' ? plan.date : plan.first;
}

function datesOf(plan: Exclude<BlockPlan, { kind: 'days' }>): PlainDate[] {
  if (plan.kind === 'times') return [plan.date];
  const plannedWeekdays = new Set<Weekday>(plan.weekdays);
  const dates: PlainDate[] = [];
  const last = epochDayOf(lastDateOfPlan(plan));
  for (let day = epochDayOf(plan.first); day <= last; day += 1) {
    const weekday = weekdays[weekdayOf(day)];
    if (weekday !== undefined && plannedWeekdays.has(weekday)) dates.push(plainDateOf(day));
  }
  return dates;
}

/** Reports whether two ranges overlap; ranges that only touch do not (OPEN-30). */
export function overlap(one: TimeRange, other: TimeRange): boolean {
  return one.start < other.end && other.start < one.end;
}

export function contains(outer: TimeRange, inner: TimeRange): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Reports whether a range consists of whole days in a zone. */
export function isWholeDays({ start, end }: TimeRange, timeZone: string): boolean {
  return isMidnight(start, timeZone) && isMidnight(end, timeZone);
}

/** Where the clocks skip midnight, the day begins at the jump. */
function isMidnight(instant: EpochMinutes, timeZone: string): boolean {
  return wallClockToInstant(localDate(instant, timeZone), 0, timeZone) === instant;
}
