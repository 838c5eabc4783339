import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { instantOf, type CalendarEvent } from './calendar-event.server.ts';
import { recurrenceOf } from './recurrence-rule.server.ts';
import { startsBetween, type Effort } from './recurrence.ts';

const dayInMinutes = 1440;

/**
 * Returns when an event begins: once, or each time that it repeats around a range.
 * @throws RangeError for a rule that cannot be followed
 */
export function startsOf(
  event: CalendarEvent,
  [from, to]: readonly [EpochMinutes, EpochMinutes],
  effort: Effort,
): Set<EpochMinutes> {
  const { start, rule, length, added } = event;
  if (rule === null) return new Set([instantOf(start), ...added]);
  const { clock } = start;
  // A day more on both sides, because wall clocks differ by up to a day.
  const reach = (length.days + 1) * dayInMinutes + length.minutes;
  const range = [from - reach, to + dayInMinutes] as const;
  const locals = startsBetween(recurrenceOf(rule, clock), start.local, range, effort);
  return new Set([...locals.map(clock.toInstant), ...added]);
}

/** Returns the end of an event that begins at an instant; its days are those of its own clock. */
export function endOf(
  { start: { clock }, length: { days, minutes } }: CalendarEvent,
  start: EpochMinutes,
): EpochMinutes {
  return (days === 0 ? start : clock.toInstant(clock.toLocal(start) + days * dayInMinutes)) + minutes;
}
