import ICAL from 'ical.js';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { instantOf, momentOf, type FindClock, type Moment } from './calendar-moment.server.ts';
import { lengthOfEvent, lengthOfPeriod, type EventLength } from './event-length.server.ts';

/** The occurrence that an event stands in for, by the start it had. */
export type Replacement = {
  at: EpochMinutes;
  isDate: boolean;
  /** All later ones change along (RFC 5545, 3.8.4.4). */
  andLater: boolean;
};

export type CalendarEvent = {
  uid: string;
  start: Moment;
  length: EventLength;
  rule: ICAL.Recur | null;
  /** Starts beside the rule; those written as periods have a length of their own. */
  added: { start: EpochMinutes; length: EventLength | null }[];
  /** Starts that are left out. */
  removed: EpochMinutes[];
  replaces: Replacement | null;
  isBusy: boolean;
};

/** Reads an event. @throws Error if it does not say when it begins, or says something else that nobody can follow */
export function readEvent(text: string, findClock: FindClock): CalendarEvent {
  const component = new ICAL.Component(ICAL.parse(text));
  const times = (name: string) =>
    component
      .getAllProperties(name)
      .flatMap((property) => property.getValues().map((value) => ({ property, value: value as unknown })));
  const moments = (name: string) => times(name).map(({ property, value }) => momentOf(property, value, findClock));
  const [start] = moments('dtstart');
  if (start === undefined) throw new RangeError('An event without a start');
  const rule = component.getFirstPropertyValue('rrule');
  const event = {
    uid: String(component.getFirstPropertyValue('uid') ?? ''),
    start,
    length: lengthOfEvent(start, moments('dtend')[0], component.getFirstPropertyValue('duration')),
    rule: rule instanceof ICAL.Recur ? rule : null,
    added: times('rdate').map(({ property, value }) => addedStart(property, value, findClock)),
    removed: moments('exdate').map(instantOf),
    replaces: replacementIn(component, findClock),
    isBusy: isBusy(component),
  };
  if (event.replaces?.andLater && (event.rule !== null || event.added.length > 0))
    throw new RangeError('A change of a series that repeats by itself');
  return event;
}

function addedStart(property: ICAL.Property, value: unknown, findClock: FindClock) {
  const toInstant = (time: unknown) => instantOf(momentOf(property, time, findClock));
  if (!(value instanceof ICAL.Period)) return { start: toInstant(value), length: null };
  const start = toInstant(value.start);
  return { start, length: lengthOfPeriod(start, value, toInstant) };
}

/** @throws RangeError for a range other than that of RFC 5545; RFC 2445 had one for what lies before */
function replacementIn(component: ICAL.Component, findClock: FindClock): Replacement | null {
  const property = component.getFirstProperty('recurrence-id');
  if (!property) return null;
  const moment = momentOf(property, property.getFirstValue(), findClock);
  const range = property.getParameter('range');
  if (range !== undefined && String(range).toUpperCase() !== 'THISANDFUTURE')
    throw new RangeError(`Not a range of occurrences: ${String(range)}`);
  return { at: instantOf(moment), isDate: moment.isDate, andLater: range !== undefined };
}

function isBusy(component: ICAL.Component): boolean {
  const says = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (says('status') === 'CANCELLED' || says('transp') === 'TRANSPARENT') return false;
  return !['FREE', 'WORKINGELSEWHERE'].includes(says('x-microsoft-cdo-busystatus'));
}
