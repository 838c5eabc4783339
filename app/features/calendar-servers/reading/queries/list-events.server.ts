import { setImmediate as breathe } from 'node:timers/promises';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { calendarLimits } from '../../calendar-limits.ts';
import { readEvent, type CalendarEvent } from '../calendar-event.server.ts';
import { instantOf, type FindClock } from '../calendar-moment.server.ts';
import { cutCalendar, type CalendarParts } from '../calendar-parts.ts';
import { clockOfZone } from '../clock.ts';
import { endAfter } from '../event-length.server.ts';
import { EventSeries } from '../event-series.server.ts';
import { type EventTexts, readEventTexts, textLines } from '../event-texts.server.ts';
import { EventZones } from '../event-zones.server.ts';
import { Effort } from '../recurrence.ts';

/** An event with its texts, and each time that it takes place. */
export type ListedEvent = {
  uid: string;
  texts: EventTexts;
  isAllDay: boolean;
  /** Of one that repeats only those within the range; its first one if there is none among them. */
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
  let breath = performance.now();
  for (const step of lister.steps()) {
    step();
    if (performance.now() - breath < breathMilliseconds) continue;
    await breathe();
    breath = performance.now();
  }
  return lister.readings;
}

class EventLister {
  readonly readings: EventReading[] = [];
  private readonly parts: CalendarParts;
  private readonly options: ListOptions;
  private readonly effort = new Effort(calendarLimits.effortMaximum);
  private readonly zones: EventZones;
  private readonly series = new EventSeries();

  constructor(parts: CalendarParts, options: ListOptions) {
    this.parts = parts;
    this.options = options;
    this.zones = new EventZones(parts.zones, [options.from, options.to], this.effort);
  }

  /** Small pieces of work. All events are read before the first is listed, because later ones stand in for earlier ones. */
  *steps(): Generator<() => void> {
    const sources: (CalendarEvent | Error)[] = [];
    for (const text of this.parts.events) yield () => void sources.push(this.read(text));
    for (const [index, source] of sources.entries())
      yield () => void this.readings.push(this.list(this.parts.events[index] ?? '', source));
  }

  private read(text: string): CalendarEvent | Error {
    try {
      if (text.length > calendarLimits.eventCharactersMaximum) throw new RangeError('It is too long');
      const source = readEvent(text, this.findClock);
      this.series.add(source);
      return source;
    } catch (error) {
      return error instanceof Error ? error : new Error('Not an event', { cause: error });
    }
  }

  private list(text: string, source: CalendarEvent | Error): EventReading {
    try {
      if (source instanceof Error) throw source;
      return {
        event: {
          uid: source.uid,
          texts: readEventTexts(text),
          isAllDay: source.start.isDate,
          times: this.timesOf(source),
        },
      };
    } catch (error) {
      return { problem: error instanceof RangeError ? error.message : null };
    }
  }

  private timesOf(source: CalendarEvent) {
    const { from, to } = this.options;
    const times = this.series
      .timesOf(source, [from, to], this.effort)
      .filter(({ isBusy }) => isBusy || !source.isBusy)
      .map(({ start, end }) => ({ start, end }))
      .toSorted((one, other) => one.start - other.start);
    if (source.rule === null) return times;
    const within = times.filter(({ start }) => start > from && start < to);
    return within.length > 0 ? within : [this.firstTime(source)];
  }

  /** When a series begins, for one that has no time ahead. */
  private firstTime({ start, length }: CalendarEvent) {
    const first = instantOf(start);
    return { start: first, end: endAfter(first, length, start.clock) };
  }

  private readonly findClock: FindClock = (zone) => {
    const clock = zone === undefined ? clockOfZone(this.options.timeZone) : this.zones.find(zone);
    if (clock === null) throw new RangeError(`Nobody knows the time zone “${zone}”`);
    return clock;
  };
}
