import { setImmediate as breathe } from 'node:timers/promises';
import type { TimeRange } from '#app/features/availability/range-cursor.ts';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { calendarLimits } from '../../calendar-limits.ts';
import { mergeRanges } from '../busy-ranges.ts';
import { instantOf, readEvent, type CalendarEvent, type FindClock } from '../calendar-event.server.ts';
import { cutCalendar, type CalendarParts } from '../calendar-parts.ts';
import { clockOfZone } from '../clock.ts';
import { EventZones } from '../event-zones.server.ts';
import { endOf, startsOf } from '../occurrences.server.ts';
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
  if (parts.events.length > calendarLimits.eventsMaximum) return { state: 'too-big' };
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
  /** The occurrences that other events stand in for, by UID. */
  private readonly replaced = new Map<string, Set<EpochMinutes>>();
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
    for (const event of this.events) yield () => this.attempt(() => this.expand(event));
  }

  result(): CalendarReading {
    const busy = mergeRanges(this.busy, [this.options.from, this.options.to]);
    if (busy.length > calendarLimits.rangesMaximum) return { state: 'too-big' };
    const { ownVisits, unreadEvents, guessedZones } = this;
    return { state: 'ok', busy, ownVisits, events: this.parts.events.length, unreadEvents, guessedZones };
  }

  private attempt(step: () => void): void {
    try {
      step();
    } catch {
      this.unreadEvents += 1;
    }
  }

  private parse(text: string): void {
    if (text.length > calendarLimits.eventCharactersMaximum) throw new RangeError('An event too long to be read');
    let isGuessed = false;
    const findClock: FindClock = (zone) => {
      const clock = zone === undefined ? null : this.zones.find(zone);
      isGuessed ||= zone !== undefined && clock === null;
      return clock ?? this.ownClock(zone);
    };
    const event = readEvent(text, findClock);
    if (isGuessed) this.guessedZones += 1;
    if (this.options.isOwnVisit(event.uid)) {
      this.ownVisits.push(returnedVisit(event));
      return;
    }
    this.events.push(event);
    if (event.replaces === null) return;
    const replaced = this.replaced.get(event.uid) ?? new Set();
    this.replaced.set(event.uid, replaced.add(event.replaces));
  }

  /** A zone nobody knows is taken for the file's; times without a zone are the professional's. */
  private ownClock(zone: string | undefined) {
    const ofFile = zone === undefined || this.parts.zone === null ? null : this.zones.find(this.parts.zone);
    return ofFile ?? clockOfZone(this.options.timeZone);
  }

  private expand(event: CalendarEvent): void {
    if (!event.isBusy) return;
    const left = new Set(event.removed);
    const replaced = event.replaces === null ? this.replaced.get(event.uid) : undefined;
    for (const start of startsOf(event, [this.options.from, this.options.to], this.effort)) {
      if (left.has(start) || replaced?.has(start)) continue;
      this.busy.push({ start, end: endOf(event, start) });
    }
  }
}

function returnedVisit({ uid, start, length }: CalendarEvent): ReturnedVisit {
  const begins = instantOf(start);
  return { uid, start: begins, end: begins + length.days * 1440 + length.minutes };
}
