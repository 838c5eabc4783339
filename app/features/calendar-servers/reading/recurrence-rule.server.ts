import ICAL from 'ical.js';
import type { Moment } from './calendar-moment.server.ts';
import type { Clock } from './clock.ts';
import type { Frequency, Recurrence } from './recurrence.ts';
import { localMinutesOf } from './wall-clock-time.ts';

const frequencies: readonly string[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] satisfies Frequency[];
const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const endOfDay = 1439;

/**
 * Returns the parsed rule of something that starts then as ours. @throws RangeError if it repeats by hours, minutes or
 * seconds, which no appointment does, or names something that does not exist
 */
export function recurrenceOf(rule: ICAL.Recur, start: Pick<Moment, 'clock' | 'isDate'>): Recurrence {
  const parts = rule.parts as Record<string, (string | number)[] | undefined>;
  const numbers = (name: string) => (parts[name] ?? []).map(Number);
  if (!frequencies.includes(rule.freq)) throw new RangeError('It repeats within a day');
  // Seconds are dropped, and two starts within a minute would count twice.
  if (numbers('BYSECOND').length > 1) throw new RangeError('It repeats within a minute');
  return {
    frequency: rule.freq as Frequency,
    interval: rule.interval,
    count: rule.count,
    until: rule.until === null ? null : lastLocal(rule.until, start.clock),
    // ical.js counts weekdays from 1 for Sunday.
    weekStart: rule.wkst - 1,
    months: numbers('BYMONTH'),
    weekNumbers: numbers('BYWEEKNO'),
    yearDays: numbers('BYYEARDAY'),
    monthDays: numbers('BYMONTHDAY'),
    // Whole days have no hours (RFC 5545, 3.3.10).
    hours: start.isDate ? [] : numbers('BYHOUR'),
    minutes: start.isDate ? [] : numbers('BYMINUTE'),
    weekdays: (parts['BYDAY'] ?? []).map((text) => weekdayOf(String(text))),
    positions: numbers('BYSETPOS'),
  };
}

/** The last minute on the event's clock; a rule that ends on a date includes that day. */
function lastLocal(until: ICAL.Time, clock: Clock): number {
  const local = localMinutesOf(until);
  if (until.isDate) return local + endOfDay;
  return until.zone === ICAL.Timezone.utcTimezone ? clock.toLocal(local) : local;
}

function weekdayOf(text: string): { weekday: number; ordinal: number } {
  const match = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(text);
  if (!match) throw new RangeError(`Not a weekday: ${text}`);
  return { weekday: weekdayNames.indexOf(match[2] ?? ''), ordinal: Number(match[1] ?? 0) };
}
