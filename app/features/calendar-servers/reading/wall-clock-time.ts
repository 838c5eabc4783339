import type ICAL from 'ical.js';
import { epochDay } from '#app/lib/dates/plain-date.ts';
import type { LocalMinutes } from './recurrence.ts';

/** Returns what a calendar's time shows on its own wall clock; seconds are dropped. @throws RangeError if it is none */
export function localMinutesOf({ year, month, day, hour, minute, isDate }: ICAL.Time): LocalMinutes {
  const local = epochDay(year, month, day) * 1440 + (isDate ? 0 : hour * 60 + minute);
  if (!Number.isSafeInteger(local) || year < 1 || year > 9999) throw new RangeError('Not a time');
  return local;
}
