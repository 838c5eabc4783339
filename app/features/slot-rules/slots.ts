import { daysOfMonth, epochDayOf, plainDateOf, type EpochDay, type PlainDate } from '#app/lib/dates/plain-date.ts';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { WallTime } from '#app/lib/dates/wall-time.ts';
import { bookableTimes } from './availability-limits.ts';
import type { SlotRules, UnavailableReason } from './slot-rules.ts';
import { SlotScan } from './slot-scan.ts';

export interface Slot {
  time: WallTime;
  startsAt: EpochMinutes;
  available: boolean;
  /** Null if the slot is available. */
  reason: UnavailableReason | null;
  /** Whether it is available and costs the professional hardly a detour. */
  isBestForRoute: boolean;
}

export interface DaySlots {
  date: PlainDate;
  slots: Slot[];
}

/**
 * What a day has for a client: a free slot; slots that are all booked or too far from those (`full`); or none at all,
 * because the day is past, too soon, off, blocked or outside the window (`closed`).
 */
export const dayStatuses = ['free', 'full', 'closed'] as const;
export type DayStatus = (typeof dayStatuses)[number];

export interface DaySummary {
  date: PlainDate;
  status: DayStatus;
  freeSlots: number;
  firstFreeTime: WallTime | null;
}

export interface FreeSlot {
  date: PlainDate;
  time: WallTime;
  startsAt: EpochMinutes;
  isBestForRoute: boolean;
}

/**
 * Returns the 10 slots of a date, each available or with the reason why not (OPEN-30).
 * @throws RangeError if the text is not a date
 */
export function slotsOfDay(rules: SlotRules, date: PlainDate): Slot[] {
  const scan = new SlotScan(rules);
  scan.moveTo(epochDayOf(date));
  return slotsOf(scan);
}

/** Returns the slots of every date from `first` to `last`, both inclusive. */
export function slotsBetween(rules: SlotRules, first: PlainDate, last: PlainDate): DaySlots[] {
  return mapDays(rules, epochDayOf(first), epochDayOf(last), (scan, date) => ({
    date,
    slots: slotsOf(scan),
  }));
}

/**
 * Returns the status, the number of free slots and the first of them for every day of a month ("2026-11").
 * @throws RangeError if the text is not a month
 */
export function slotsOfMonth(rules: SlotRules, month: string): DaySummary[] {
  const { first, last } = daysOfMonth(month);
  return mapDays(rules, first, last, summaryOf);
}

/** Like slotsOfMonth, for every date from `first` to `last`, both inclusive. */
export function summariesBetween(rules: SlotRules, first: PlainDate, last: PlainDate): DaySummary[] {
  return mapDays(rules, epochDayOf(first), epochDayOf(last), summaryOf);
}

/** Returns the first free slot of the booking window, or null if there is none. */
export function nextFreeSlot(rules: SlotRules): FreeSlot | null {
  const scan = new SlotScan(rules);
  const latest = epochDayOf(rules.window.latest);
  for (let day = epochDayOf(rules.window.earliest); day <= latest; day += 1) {
    scan.moveTo(day);
    const slot = bookableTimes.findIndex((_, index) => scan.reasonOf(index) === null);
    const time = bookableTimes[slot];
    if (time !== undefined) {
      return { date: plainDateOf(day), time, startsAt: scan.startOf(slot), isBestForRoute: scan.isBestForRoute(slot) };
    }
  }
  return null;
}

/** Returns at most `count` free slots from `first` to `last`, those nearest to an instant, in the order of time. */
export function freeSlotsNear(
  rules: SlotRules,
  instant: EpochMinutes,
  { first, last, count }: { first: PlainDate; last: PlainDate; count: number },
): EpochMinutes[] {
  const days = slotsBetween(rules, first, last);
  const free = days.flatMap(({ slots }) => slots.flatMap((slot) => (slot.available ? [slot.startsAt] : [])));
  const distance = (start: EpochMinutes) => Math.abs(start - instant);
  const nearest = free.toSorted((one, other) => distance(one) - distance(other) || one - other).slice(0, count);
  return nearest.toSorted((one, other) => one - other);
}

function mapDays<Result>(
  rules: SlotRules,
  first: EpochDay,
  last: EpochDay,
  describe: (scan: SlotScan, date: PlainDate) => Result,
): Result[] {
  const scan = new SlotScan(rules);
  const days: Result[] = [];
  for (let day = first; day <= last; day += 1) {
    scan.moveTo(day);
    days.push(describe(scan, plainDateOf(day)));
  }
  return days;
}

function slotsOf(scan: SlotScan): Slot[] {
  return bookableTimes.map((time, index) => {
    const reason = scan.reasonOf(index);
    const isBestForRoute = reason === null && scan.isBestForRoute(index);
    return { time, startsAt: scan.startOf(index), available: reason === null, reason, isBestForRoute };
  });
}

function summaryOf(scan: SlotScan, date: PlainDate): DaySummary {
  const summary: DaySummary = { date, status: 'closed', freeSlots: 0, firstFreeTime: null };
  bookableTimes.forEach((time, index) => {
    const reason = scan.reasonOf(index);
    if ((reason === 'booked' || reason === 'too-far') && summary.status === 'closed') summary.status = 'full';
    if (reason !== null) return;
    summary.status = 'free';
    summary.freeSlots += 1;
    summary.firstFreeTime ??= time;
  });
  return summary;
}
