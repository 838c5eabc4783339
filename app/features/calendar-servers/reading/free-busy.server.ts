import ICAL from 'ical.js';
import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';
import { instantOf, momentOf, type FindClock } from './calendar-moment.server.ts';
import { utcClock } from './clock.ts';
import { endAfter, lengthOfPeriod } from './event-length.server.ts';

/**
 * Reads a line that lists times (RFC 5545, 3.8.2.6). Only those called free are: "tentative", "unavailable" and whatever a
 * program has invented are busy, as 3.2.9 says. @throws Error if it is no such line
 */
export function readFreeBusy(text: string, findClock: FindClock): TimeRange[] {
  const property = ICAL.Property.fromString(text.replaceAll(/\r\n[ \t]/g, ''));
  if (String(property.getParameter('fbtype') ?? '').toUpperCase() === 'FREE') return [];
  return property.getValues().map((value: unknown) => {
    if (!(value instanceof ICAL.Period)) throw new RangeError('Not a period');
    const toInstant = (time: unknown) => instantOf(momentOf(property, time, findClock));
    const start = toInstant(value.start);
    return { start, end: endAfter(start, lengthOfPeriod(start, value, toInstant), utcClock) };
  });
}
