import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { CalendarEvent } from './calendar-event.server.ts';
import { instantOf } from './calendar-moment.server.ts';
import { countUntil } from './count-until.ts';
import { endAfter, type EventLength } from './event-length.server.ts';
import { recurrenceOf } from './recurrence-rule.server.ts';
import { startsBetween, type Effort } from './recurrence.ts';

type Range = readonly [from: EpochMinutes, to: EpochMinutes];
type EventTime = TimeRange & { isBusy: boolean };
/** From an occurrence on, a series is moved by minutes of its wall clock, and is otherwise as this event says. */
type LaterChange = { from: EpochMinutes; shift: number; event: CalendarEvent };

/** The events of a calendar that belong together, because one stands in for occurrences of another. */
export class EventSeries {
  private readonly masters = new Map<string, CalendarEvent>();
  private readonly replaced = new Map<string, Set<EpochMinutes>>();
  private readonly changes = new Map<string, CalendarEvent[]>();

  add(event: CalendarEvent): void {
    const { uid, replaces } = event;
    if (replaces === null) this.masters.set(uid, event);
    else if (replaces.andLater) this.addChange(event);
    else this.replaced.set(uid, (this.replaced.get(uid) ?? new Set()).add(replaces.at));
  }

  private addChange(event: CalendarEvent): void {
    const ofSeries = this.changes.get(event.uid);
    if (ofSeries) ofSeries.push(event);
    else this.changes.set(event.uid, [event]);
  }

  /**
   * Returns the times within a range at which an event is busy, cut or not.
   * @throws RangeError as timesOf does
   */
  busyTimes(event: CalendarEvent, range: Range, effort: Effort): TimeRange[] {
    if (!event.isBusy && !this.isBusyLater(event)) return [];
    return this.timesOf(event, range, effort)
      .filter(({ isBusy }) => isBusy)
      .map(({ start, end }) => ({ start, end }));
  }

  /**
   * Returns the times within a range at which an event takes place, cut or not. A change of all later occurrences takes
   * place by itself only if its series is not in the file: nobody knows then when the later ones do.
   * @throws RangeError for what is too much, or cannot be followed; its series goes on as if it were not there
   */
  timesOf(event: CalendarEvent, range: Range, effort: Effort): EventTime[] {
    const isMaster = event.replaces === null;
    if (event.replaces?.andLater) {
      const master = this.masters.get(event.uid);
      if (master) assertAlike(event, master);
      if (master) return [];
    }
    const replaced = isMaster ? this.replaced.get(event.uid) : undefined;
    const changes = isMaster ? this.changesOf(event, effort) : [];
    const beginnings = changes.map(({ from }) => from);
    const left = new Set(event.removed);
    return [...startsOf(event, changes, range, effort)].flatMap(([start, length]) => {
      if (left.has(start) || replaced?.has(start)) return [];
      const change = changes[countUntil(beginnings, start) - 1];
      return [timeOf(event, { start, length }, change)];
    });
  }

  /** Whether an event says something about a series that is not in the file. */
  isOfUnknownSeries({ uid, replaces }: CalendarEvent): boolean {
    return replaces?.andLater === true && !this.masters.has(uid);
  }

  private isBusyLater(event: CalendarEvent): boolean {
    if (event.replaces !== null) return false;
    return (this.changes.get(event.uid) ?? []).some((change) => change.isBusy && isAlike(change, event));
  }

  /** Earliest first. */
  private changesOf(master: CalendarEvent, effort: Effort): LaterChange[] {
    const { clock } = master.start;
    const ofSeries = this.changes.get(master.uid) ?? [];
    // A file may have many masters of one series, and each goes through all of its changes.
    effort.spend(ofSeries.length);
    return ofSeries
      .filter((event) => isAlike(event, master))
      .map((event) => {
        const from = event.replaces?.at ?? 0;
        return { from, shift: clock.toLocal(instantOf(event.start)) - clock.toLocal(from), event };
      })
      .sort((one, other) => one.from - other.from);
  }
}

/** A date names an occurrence of whole days, a time one of times (RFC 5545, 3.8.4.4). */
function isAlike({ replaces }: CalendarEvent, master: CalendarEvent): boolean {
  return replaces?.isDate === master.start.isDate;
}

function assertAlike(event: CalendarEvent, master: CalendarEvent): void {
  if (!isAlike(event, master)) throw new RangeError('A change of an occurrence that there cannot be');
}

function timeOf(
  { start: { clock }, isBusy }: CalendarEvent,
  { start, length }: { start: EpochMinutes; length: EventLength },
  change: LaterChange | undefined,
): EventTime {
  if (!change) return { start, end: endAfter(start, length, clock), isBusy };
  const moved = change.shift === 0 ? start : clock.toInstant(clock.toLocal(start) + change.shift);
  return { start: moved, end: endAfter(moved, change.event.length, clock), isBusy: change.event.isBusy };
}

/** The starts of an event, with the length of each, that may reach into a range, also after a change. */
function startsOf(
  event: CalendarEvent,
  changes: readonly LaterChange[],
  range: Range,
  effort: Effort,
): Map<EpochMinutes, EventLength> {
  const { start, rule, added, length } = event;
  const starts = rule === null ? [instantOf(start)] : ruleStarts(event, rule, changes, range, effort);
  const own = starts.map((each) => [each, length] as const);
  return new Map([...own, ...added.map((each) => [each.start, each.length ?? length] as const)]);
}

function ruleStarts(
  { start, length }: CalendarEvent,
  rule: NonNullable<CalendarEvent['rule']>,
  changes: readonly LaterChange[],
  [from, to]: Range,
  effort: Effort,
): EpochMinutes[] {
  const { clock, local } = start;
  const lengths = [length, ...changes.map(({ event }) => event.length)].map(
    ({ days, minutes }) => days * 1440 + minutes,
  );
  const shifts = changes.map(({ shift }) => shift);
  // A day more on both sides, because wall clocks differ by up to a day.
  const reach = Math.max(...lengths) + Math.max(0, ...shifts) + 1440;
  const ahead = Math.max(0, ...shifts.map((shift) => -shift)) + 1440;
  return startsBetween(recurrenceOf(rule, start), local, [from - reach, to + ahead], effort).map(clock.toInstant);
}
