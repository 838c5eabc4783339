import ICAL from 'ical.js';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { utcClock, type Clock } from './clock.ts';
import type { LocalMinutes } from './recurrence.ts';
import { localMinutesOf } from './wall-clock-time.ts';

/** How long an event lasts: days on its wall clock, and minutes on any. */
export type EventLength = { days: number; minutes: number };

/** A time on a wall clock. */
export type Moment = { local: LocalMinutes; clock: Clock; isDate: boolean };

export type CalendarEvent = {
  uid: string;
  start: Moment;
  length: EventLength;
  rule: ICAL.Recur | null;
  /** Starts beside the rule, and those that are left out. */
  added: EpochMinutes[];
  removed: EpochMinutes[];
  /** The occurrence that this one stands in for. */
  replaces: EpochMinutes | null;
  isBusy: boolean;
};

/** The clock of a zone that the file names, or of whoever reads it. */
export type FindClock = (zone: string | undefined) => Clock;

/** Reads an event. @throws Error if it does not say when it begins */
export function readEvent(text: string, findClock: FindClock): CalendarEvent {
  const component = new ICAL.Component(ICAL.parse(text));
  const momentOf = (property: ICAL.Property, value: unknown): Moment => {
    const time = value instanceof ICAL.Period ? value.start : value;
    if (!(time instanceof ICAL.Time)) throw new RangeError('Not a time');
    const zone = property.getParameter('tzid');
    const isUtc = time.zone === ICAL.Timezone.utcTimezone;
    const clock = isUtc ? utcClock : findClock(typeof zone === 'string' ? zone : undefined);
    return { local: localMinutesOf(time), clock, isDate: time.isDate };
  };
  const moments = (name: string) =>
    component
      .getAllProperties(name)
      .flatMap((property) => property.getValues().map((value) => momentOf(property, value)));
  const [start] = moments('dtstart');
  if (start === undefined) throw new RangeError('An event without a start');
  const rule = component.getFirstPropertyValue('rrule');
  return {
    uid: String(component.getFirstPropertyValue('uid') ?? ''),
    start,
    length: lengthOf(start, moments('dtend')[0], component.getFirstPropertyValue('duration')),
    rule: rule instanceof ICAL.Recur ? rule : null,
    added: moments('rdate').map(instantOf),
    removed: moments('exdate').map(instantOf),
    replaces: moments('recurrence-id').map(instantOf)[0] ?? null,
    isBusy: isBusy(component),
  };
}

export function instantOf({ local, clock }: Moment): EpochMinutes {
  return clock.toInstant(local);
}

/** Without an end, a whole day lasts a day and anything else no time (RFC 5545, 3.6.1). */
function lengthOf(start: Moment, end: Moment | undefined, duration: unknown): EventLength {
  if (duration instanceof ICAL.Duration) {
    const { weeks, days, hours, minutes, seconds, isNegative } = duration;
    if (isNegative) throw new RangeError('An event that ends before it starts');
    return { days: weeks * 7 + days, minutes: hours * 60 + minutes + Math.ceil(seconds / 60) };
  }
  if (end === undefined) return { days: start.isDate ? 1 : 0, minutes: 0 };
  // Both on one clock: its days, even if one of them has 23 hours.
  const length = start.isDate
    ? { days: Math.round((end.local - start.local) / 1440), minutes: 0 }
    : { days: 0, minutes: instantOf(end) - instantOf(start) };
  if (length.days < 0 || length.minutes < 0) throw new RangeError('An event that ends before it starts');
  return length;
}

function isBusy(component: ICAL.Component): boolean {
  const says = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (says('status') === 'CANCELLED' || says('transp') === 'TRANSPARENT') return false;
  return !['FREE', 'WORKINGELSEWHERE'].includes(says('x-microsoft-cdo-busystatus'));
}
