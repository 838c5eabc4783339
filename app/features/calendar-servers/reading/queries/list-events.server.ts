import { setImmediate as breathe } from 'node:timers/promises';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { calendarLimits } from '../../calendar-limits.ts';
import { readEvent, type CalendarEvent, type FindClock } from '../calendar-event.server.ts';
import { cutCalendar, type CalendarParts } from '../calendar-parts.ts';
import { clockOfZone } from '../clock.ts';
import { type EventTexts, readEventTexts, textLines } from '../event-texts.server.ts';
import { EventZones } from '../event-zones.server.ts';
import { endOf, startsOf } from '../occurrences.server.ts';
import { Effort } from '../recurrence.ts';

/** An event with its texts, and each time that it takes place. */
export type ListedEvent = {
  texts: EventTexts;
  isAllDay: boolean;
  /** Of one that repeats only those within the range; its first start if there is none among them. */
  times: { start: EpochMinutes; end: EpochMinutes }[];
};

/** An event, or why it cannot be read, in a sentence; null if nobody knows. */
export type EventReading = { event: ListedEvent } | { problem: string | null };

type ListOptions = {
  /** The zone of times without one. */
  timeZone: string;
  from: EpochMinutes;
  to: EpochMinutes;
};

/** How long others wait at most while a calendar is read. */
const breathMilliseconds = 8;

/**
 * Lists the events of a calendar file (RFC 5545) in its order, with their texts, for whoever brought the file.
 * @returns null if the text is no calendar
 */
export async function listEvents(text: string, options: ListOptions): Promise<EventReading[] | null> {
  const parts = cutCalendar(text, textLines);
  if (parts === null) return null;
  const lister = new EventLister(parts, options);
  const readings: EventReading[] = [];
  let breath = performance.now();
  for (const read of lister.steps()) {
    readings.push(read());
    if (performance.now() - breath < breathMilliseconds) continue;
    await breathe();
    breath = performance.now();
  }
  return lister.withoutReplaced(readings);
}

type ReadEvent = ListedEvent & { source: CalendarEvent };

class EventLister {
  private readonly parts: CalendarParts;
  private readonly options: ListOptions;
  private readonly effort = new Effort(calendarLimits.effortMaximum);
  private readonly zones: EventZones;
  /** The occurrences that other events stand in for, by UID. */
  private readonly replaced = new Map<string, Set<EpochMinutes>>();

  constructor(parts: CalendarParts, options: ListOptions) {
    this.parts = parts;
    this.options = options;
    this.zones = new EventZones(parts.zones, [options.from, options.to], this.effort);
  }

  *steps(): Generator<() => EventReading> {
    for (const text of this.parts.events) yield () => this.attempt(text);
  }

  /** Leaves out what other events of the file, also later ones, stand in for. */
  withoutReplaced(readings: readonly EventReading[]): EventReading[] {
    return readings.map((reading) => {
      if (!('event' in reading)) return reading;
      const { source, ...event } = reading.event as ReadEvent;
      const replaced = source.replaces === null ? this.replaced.get(source.uid) : undefined;
      return { event: { ...event, times: event.times.filter(({ start }) => !replaced?.has(start)) } };
    });
  }

  private attempt(text: string): EventReading {
    try {
      if (text.length > calendarLimits.eventCharactersMaximum) throw new RangeError('It is too long');
      return { event: this.read(text) };
    } catch (error) {
      return { problem: error instanceof RangeError ? error.message : null };
    }
  }

  private read(text: string): ReadEvent {
    const source = readEvent(text, this.findClock);
    if (source.replaces !== null) {
      const replaced = this.replaced.get(source.uid) ?? new Set();
      this.replaced.set(source.uid, replaced.add(source.replaces));
    }
    return { source, texts: readEventTexts(text), isAllDay: source.start.isDate, times: this.timesOf(source) };
  }

  private timesOf(source: CalendarEvent) {
    const { from, to } = this.options;
    const left = new Set(source.removed);
    const starts = [...startsOf(source, [from, to], this.effort)].filter((start) => !left.has(start));
    const within = source.rule === null ? starts : starts.filter((start) => start > from && start < to);
    const first = source.start.clock.toInstant(source.start.local);
    return (within.length === 0 ? [first] : within)
      .toSorted((one, other) => one - other)
      .map((start) => ({ start, end: endOf(source, start) }));
  }

  private readonly findClock: FindClock = (zone) => {
    const clock = zone === undefined ? clockOfZone(this.options.timeZone) : this.zones.find(zone);
    if (clock === null) throw new RangeError(`Nobody knows the time zone “${zone}”`);
    return clock;
  };
}
