import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { calendarLimits } from '../calendar-limits.ts';
import { clockOfChanges, clockOfZone, utcClock, zoneNameIn, type Clock, type OffsetChange } from './clock.ts';
import { recurrenceOf } from './recurrence-rule.server.ts';
import { startsBetween, type Effort } from './recurrence.ts';
import { localMinutesOf } from './wall-clock-time.ts';

const yearInMinutes = 366 * 1440;
/** A zone has a handful of rules, however long its history. */
const rulesMaximum = 400;
/** So many rules, and two changes in each of 800 years. */
const changesMaximum = 2000;

/** The clocks of a calendar file's zones, each found once. */
export class EventZones {
  private readonly clocks = new Map<string, Clock | null>();
  private readonly definitions: ReadonlyMap<string, string>;
  private readonly range: readonly [EpochMinutes, EpochMinutes];
  private readonly effort: Effort;

  constructor(
    definitions: ReadonlyMap<string, string>,
    range: readonly [from: EpochMinutes, to: EpochMinutes],
    effort: Effort,
  ) {
    this.definitions = definitions;
    this.range = range;
    this.effort = effort;
  }

  /** Returns the clock of a zone by the name it has in the file; null if nobody knows it. */
  find(name: string): Clock | null {
    const known = this.clocks.get(name);
    if (known !== undefined) return known;
    const clock = this.findNew(name.trim());
    this.clocks.set(name, clock);
    return clock;
  }

  private findNew(name: string): Clock | null {
    if (/^(?:utc|gmt|z|etc\/utc)$/i.test(name)) return utcClock;
    const definition = this.definitions.get(name);
    const location = /^X-LIC-LOCATION:(.*)$/m.exec(definition ?? '')?.[1]?.trim();
    const zone = zoneNameIn(name) ?? findIana(name)[0] ?? (location === undefined ? null : zoneNameIn(location));
    if (zone !== null) return clockOfZone(zone);
    return definition === undefined ? null : this.clockOfDefinition(definition);
  }

  /** Returns null for a definition that cannot be read, or is more than any zone needs. */
  private clockOfDefinition(definition: string): Clock | null {
    if (definition.length > calendarLimits.zoneCharactersMaximum) return null;
    try {
      const observances = new ICAL.Component(ICAL.parse(definition)).getAllSubcomponents();
      const changes = observances.slice(0, rulesMaximum).flatMap((observance) => this.changesOf(observance));
      if (changes.length === 0 || changes.length > changesMaximum) return null;
      return clockOfChanges(changes.toSorted((one, other) => one.at - other.at));
    } catch {
      return null;
    }
  }

  /** When a rule of a zone sets its clocks, around the range and at its beginning. */
  private changesOf(observance: ICAL.Component): OffsetChange[] {
    const [before, after] = ['tzoffsetfrom', 'tzoffsetto'].map((name) => {
      const value = observance.getFirstPropertyValue(name);
      if (!(value instanceof ICAL.UtcOffset)) throw new RangeError(`${name} is missing`);
      return Math.round(value.toSeconds() / 60);
    }) as [number, number];
    const start = observance.getFirstPropertyValue('dtstart');
    if (!(start instanceof ICAL.Time)) throw new RangeError('dtstart is missing');
    const first = localMinutesOf(start);
    const rule = observance.getFirstPropertyValue('rrule');
    const [from, to] = this.range;
    const around: [number, number] = [from - yearInMinutes, to + yearInMinutes];
    const clock = { toInstant: (local: number) => local - before, toLocal: (instant: number) => instant + before };
    const repeated =
      rule instanceof ICAL.Recur
        ? startsBetween(recurrenceOf(rule, { clock, isDate: false }), first, around, this.effort)
        : [];
    return [...new Set([first, ...repeated])].map((local) => ({ at: local - before, before, after }));
  }
}
