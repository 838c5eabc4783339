import ICAL from 'ical.js';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { instantOf, type Moment } from './calendar-moment.server.ts';
import type { Clock } from './clock.ts';

/** How long an event lasts: days on its wall clock, and minutes on any. */
export type EventLength = { days: number; minutes: number };

/** Returns when something ends that begins at an instant, by the wall clock that its days are of. */
export function endAfter(start: EpochMinutes, { days, minutes }: EventLength, clock: Clock): EpochMinutes {
  return (days === 0 ? start : clock.toInstant(clock.toLocal(start) + days * 1440)) + minutes;
}

/** Without an end, a whole day lasts a day and anything else no time (RFC 5545, 3.6.1). @throws RangeError if negative */
export function lengthOfEvent(start: Moment, end: Moment | undefined, duration: unknown): EventLength {
  if (duration instanceof ICAL.Duration) return lengthOfDuration(duration);
  if (end === undefined) return { days: start.isDate ? 1 : 0, minutes: 0 };
  // Both on one clock: its days, even if one of them has 23 hours.
  return start.isDate
    ? notNegative({ days: Math.round((end.local - start.local) / 1440), minutes: 0 })
    : notNegative({ days: 0, minutes: instantOf(end) - instantOf(start) });
}

/** Returns how long a period from an instant lasts. @throws RangeError if it is negative, or has no end */
export function lengthOfPeriod(
  start: EpochMinutes,
  { end, duration }: ICAL.Period,
  toInstant: (time: unknown) => EpochMinutes,
): EventLength {
  if (duration instanceof ICAL.Duration) return lengthOfDuration(duration);
  return notNegative({ days: 0, minutes: toInstant(end) - start });
}

/** Seconds are rounded up. */
function lengthOfDuration({ weeks, days, hours, minutes, seconds, isNegative }: ICAL.Duration): EventLength {
  const sign = isNegative ? -1 : 1;
  return notNegative({
    days: sign * (weeks * 7 + days),
    minutes: sign * (hours * 60 + minutes + Math.ceil(seconds / 60)),
  });
}

function notNegative(length: EventLength): EventLength {
  if (length.days < 0 || length.minutes < 0) throw new RangeError('It ends before it starts');
  return length;
}
