import { routeLimits } from '#app/features/travel/settings/travel-limits.ts';
import type { TimeRange } from './range-cursor.ts';
import { driveFrom, isSameDay, neighborsOf } from './reach.ts';
import type { PlacedVisit, TravelRules } from './travel-rules.ts';

/**
 * Whether a visit that can be reached is best for the route: right before or after it, on its day, the professional is
 * nearby anyway. The first visit of an empty day never is. See isReachable for the parameters.
 */
export function isBestForRoute(rules: TravelRules, visit: TimeRange, offset: number): boolean {
  const { before, after } = neighborsOf(rules.visits, visit.start);
  return isNearBefore(rules, visit, offset, before) || isNearAfter(rules, visit, offset, after);
}

function isNearBefore(rules: TravelRules, visit: TimeRange, offset: number, before: PlacedVisit | undefined): boolean {
  if (!before?.isAnchor || !before.place || !isSameDay(before, visit, offset)) return false;
  return (
    visit.start - before.end <= routeLimits.gap &&
    driveFrom(rules, before.place, before.end + offset, rules.destination) <= routeLimits.drive
  );
}

function isNearAfter(rules: TravelRules, visit: TimeRange, offset: number, after: PlacedVisit | undefined): boolean {
  if (!after?.isAnchor || !after.place || !isSameDay(after, visit, offset)) return false;
  return (
    after.start - visit.end <= routeLimits.gap &&
    driveFrom(rules, rules.destination, visit.end + offset, after.place) <= routeLimits.drive
  );
}
