import { setImmediate as breathe } from 'node:timers/promises';
import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { calendarLimits } from '../../calendar-limits.ts';
import { mergeRanges } from '../busy-ranges.ts';
import { readEvent, type CalendarEvent } from '../calendar-event.server.ts';
import { instantOf, type FindClock } from '../calendar-moment.server.ts';
import { cutCalendar, type CalendarParts } from '../calendar-parts.ts';
import { clockOfZone } from '../clock.ts';
import { EventSeries } from '../event-series.server.ts';
import { EventZones } from '../event-zones.server.ts';
import { readFreeBusy } from '../free-busy.server.ts';
import { Effort } from '../recurrence.ts';

export type ReadOptions = {
  /** The zone of times without one. */
  timeZone: string;
  /** Only this is read, `to` exclusive. */
  from: EpochMinutes;
  to: EpochMinutes;
  /** Whether an event is one of our own visits, by its UID. */
  isOwnVisit: (uid: string) => boolean;
};

/** A visit of ours that came back, and where it stands now. */
export type ReturnedVisit = { uid: string; start: EpochMinutes; end: EpochMinutes };

export type CalendarReading =
  | {
      state: 'ok';
      busy: TimeRange[];
      ownVisits: ReturnedVisit[];
      events: number;
      unreadEvents: number;
      guessedZones: number;
    }
  | { state: 'unreadable' | 'too-big' };

/** How long others wait at most while a calendar is read. */
const breathMilliseconds = 8;

/**
 * Returns when the owner of a calendar file (RFC 5545) is busy: neither what is cancelled, nor what they call free, nor
 * our own visits that come back. An event that cannot be read is left out and counted; the others go on.
 */
export async function readCalendar(text: string, options: ReadOptions): Promise<CalendarReading> {
  const parts = cutCalendar(text);
  if (parts === null) return { state: 'unreadable' };
  if (countOf(parts) > calendarLimits.eventsMaximum) return { state: 'too-big' };
  const reader = new CalendarReader(parts, options);
  let breath = performance.now();
  for (const step of reader.steps()) {
    step();
    if (performance.now() - breath < breathMilliseconds) continue;
    await breathe();
    breath = performance.now();
  }
  return reader.result();
}

class CalendarReader {
  private readonly parts: CalendarParts;
  private readonly options: ReadOptions;
  private readonly effort = new Effort(calendarLimits.effortMaximum);
  private readonly zones: EventZones;
  private readonly events: CalendarEvent[] = [];
  private readonly series = new EventSeries();
  private readonly busy: TimeRange[] = [];
  private readonly ownVisits: ReturnedVisit[] = [];
  private unreadEvents = 0;
  private guessedZones = 0;

  constructor(parts: CalendarParts, options: ReadOptions) {
    this.parts = parts;
    this.options = options;
    this.zones = new EventZones(parts.zones, [options.from, options.to], this.effort);
  }

  /** Small pieces of work, in order. */
  *steps(): Generator<() => void> {
    for (const text of this.parts.events) yield () => this.attempt(() => this.parse(text));
    for (const text of this.parts.freeBusy) yield () => this.attempt(() => this.readFreeBusy(text));
    for (const event of this.events) yield () => this.attempt(() => this.expand(event));
  }

  result(): CalendarReading {
    const busy = mergeRanges(this.busy, [this.options.from, this.options.to]);
    if (busy.length > calendarLimits.rangesMaximum) return { state: 'too-big' };
    const { ownVisits, unreadEvents, guessedZones } = this;
    return { state: 'ok', busy, ownVisits, events: countOf(this.parts), unreadEvents, guessedZones };
  }

  private attempt(step: () => void): void {
    try {
      step();
    } catch {
      this.unreadEvents += 1;
    }
  }

  private parse(text: string): void {
    const event = this.withClocks(text, readEvent);
    if (this.options.isOwnVisit(event.uid)) {
      this.ownVisits.push(returnedVisit(event));
      return;
    }
    this.events.push(event);
    this.series.add(event);
  }

  private readFreeBusy(text: string): void {
    for (const range of this.withClocks(text, readFreeBusy)) this.busy.push(range);
  }

  private withClocks<Read>(text: string, read: (text: string, findClock: FindClock) => Read): Read {
    if (text.length > calendarLimits.eventCharactersMaximum) throw new RangeError('Too long to be read');
    let isGuessed = false;
    const found = read(text, (zone) => {
      const clock = zone === undefined ? null : this.zones.find(zone);
      isGuessed ||= zone !== undefined && clock === null;
      return clock ?? this.ownClock(zone);
    });
    if (isGuessed) this.guessedZones += 1;
    return found;
  }

  /** A zone nobody knows is taken for the file's; times without a zone are the professional's. */
  private ownClock(zone: string | undefined) {
    const ofFile = zone === undefined || this.parts.zone === null ? null : this.zones.find(this.parts.zone);
    return ofFile ?? clockOfZone(this.options.timeZone);
  }

  private expand(event: CalendarEvent): void {
    if (this.series.isOfUnknownSeries(event)) this.unreadEvents += 1;
    const { from, to } = this.options;
    for (const range of this.series.busyTimes(event, [from, to], this.effort)) this.busy.push(range);
  }
}

function countOf({ events, freeBusy }: CalendarParts): number {
  return events.length + freeBusy.length;
}

function returnedVisit({ uid, start, length }: CalendarEvent): ReturnedVisit {
  const begins = instantOf(start);
  return { uid, start: begins, end: begins + length.days * 1440 + length.minutes };
}
