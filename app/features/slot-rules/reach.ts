import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { driveMinutesFrom, driveMinutesUntil } from '#app/features/travel/drive/drive-time.ts';
import type { Place } from '#app/features/travel/drive/place.ts';
import type { TimeRange } from './range-cursor.ts';
import type { PlacedVisit, TravelRules } from './travel-rules.ts';

const minutesPerDay = 1440;

/**
 * Whether a visit from `start` to `end` (with its buffer) at the rules' destination can be reached from the visit
 * before it, and the visit after it from there. `offset` is the minutes that its wall clock is ahead of UTC. Nothing
 * speaks against a neighbor whose place is unknown.
 */
export function isReachable(rules: TravelRules, visit: TimeRange, offset: number): boolean {
  const { before, after } = neighborsOf(rules.visits, visit.start);
  return getsThere(rules, visit, offset, before) && getsOn(rules, visit, offset, after);
}

function getsThere(rules: TravelRules, visit: TimeRange, offset: number, before: PlacedVisit | undefined): boolean {
  const { limits, dayStart, destination } = rules;
  const parked = visit.start - limits.parkingMinutes;
  const drive = before?.place ? driveFrom(rules, before.place, before.end + offset, destination) : 0;
  if (before?.place && before.end + drive > parked) return false;
  if (before && isSameDay(before, visit, offset)) return isShortEnough(rules, drive);
  const fromHome = dayStart ? driveUntil(rules, dayStart, parked + offset, destination) : 0;
  const leavesAt = minuteOfItsDay(parked - fromHome, visit, offset);
  return isShortEnough(rules, fromHome) && (limits.earliest === null || leavesAt >= limits.earliest);
}

function getsOn(rules: TravelRules, visit: TimeRange, offset: number, after: PlacedVisit | undefined): boolean {
  const { limits, dayEnd, destination } = rules;
  const drive = after?.place ? driveFrom(rules, destination, visit.end + offset, after.place) : 0;
  if (after?.place && visit.end + drive + limits.parkingMinutes > after.start) return false;
  if (after && isSameDay(after, visit, offset)) return isShortEnough(rules, drive);
  const home = dayEnd ? driveFrom(rules, destination, visit.end + offset, dayEnd) : 0;
  const arrivesAt = minuteOfItsDay(visit.end + home, visit, offset);
  return isShortEnough(rules, home) && (limits.latest === null || arrivesAt <= limits.latest);
}

/** Minutes of a drive that leaves at a local minute. */
export function driveFrom({ legBetween, limits }: TravelRules, from: Place, leaves: number, to: Place): number {
  return driveMinutesFrom(leaves, legBetween(from, to).freeMinutes, limits.profile);
}

function driveUntil({ legBetween, limits }: TravelRules, from: Place, arrives: number, to: Place): number {
  return driveMinutesUntil(arrives, legBetween(from, to).freeMinutes, limits.profile);
}

function isShortEnough({ limits }: TravelRules, drive: number): boolean {
  return limits.maximumDrive === null || drive <= limits.maximumDrive;
}

/** A visit belongs to the day on which it starts. */
export function isSameDay(one: { start: EpochMinutes }, other: { start: EpochMinutes }, offset: number): boolean {
  return dayOf(one.start, offset) === dayOf(other.start, offset);
}

function minuteOfItsDay(instant: EpochMinutes, visit: TimeRange, offset: number): number {
  return instant + offset - dayOf(visit.start, offset) * minutesPerDay;
}

function dayOf(instant: EpochMinutes, offset: number): number {
  return Math.floor((instant + offset) / minutesPerDay);
}

/** The visits before and after an instant; one that starts at it is after. */
export function neighborsOf(visits: readonly PlacedVisit[], instant: EpochMinutes) {
  const next = indexOfNext(visits, instant);
  return { before: visits[next - 1], after: visits[next] };
}

/** Binary search: returns the index of the first visit that starts at an instant or later. */
function indexOfNext(visits: readonly PlacedVisit[], instant: EpochMinutes): number {
  let low = 0;
  let high = visits.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((visits[middle]?.start ?? 0) >= instant) high = middle;
    else low = middle + 1;
  }
  return low;
}
