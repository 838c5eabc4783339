import ICAL from 'ical.js';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { utcClock, type Clock } from './clock.ts';
import type { LocalMinutes } from './recurrence.ts';
import { localMinutesOf } from './wall-clock-time.ts';

/** A time on a wall clock. */
export type Moment = { local: LocalMinutes; clock: Clock; isDate: boolean };

/** The clock of a zone that the file names, or of whoever reads it. */
export type FindClock = (zone: string | undefined) => Clock;

/** Reads a time of a property, by the property's zone. @throws RangeError if it is none */
export function momentOf(property: ICAL.Property, time: unknown, findClock: FindClock): Moment {
  if (!(time instanceof ICAL.Time)) throw new RangeError('Not a time');
  const zone = property.getParameter('tzid');
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const clock = isUtc ? utcClock : findClock(typeof zone === 'string' ? zone : undefined);
  return { local: localMinutesOf(time), clock, isDate: time.isDate };
}

export function instantOf({ local, clock }: Moment): EpochMinutes {
  return clock.toInstant(local);
}
