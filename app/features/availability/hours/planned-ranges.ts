import { AppError } from '#app/platform/errors/app-error.ts';
import { addMonths } from '#app/lib/dates/plain-date.ts';
import { localDate, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { availabilityErrors } from '../availability.errors.ts';
import { blockLimits } from '../blocks/block-limits.ts';
import { firstDateOfPlan, lastDateOfPlan, rangesOfPlan } from '../blocks/block-plan.ts';
import type { BlockRequest } from '../blocks/blocked-slots.schema.ts';
import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';

/**
 * Returns the time ranges of a request, from today in the professional's zone to two years ahead (HOURS-016).
 * @throws AppError date_past, date_too_far, or no_such_time if the clocks skip them
 */
export function plannedRanges(plan: BlockRequest['plan'], timeZone: string, now: EpochMinutes): TimeRange[] {
  if (plan.kind === 'slots') return rangesBetween(plan.slots, timeZone, now);
  const today = localDate(now, timeZone);
  if (firstDateOfPlan(plan) < today) throw new AppError(availabilityErrors.date_past);
  if (lastDateOfPlan(plan) > latestDate(today)) throw new AppError(availabilityErrors.date_too_far);
  const ranges = rangesOfPlan(plan, timeZone);
  if (ranges.length === 0) throw new AppError(availabilityErrors.no_such_time);
  return ranges;
}

/** Like plannedRanges, from instants; ranges that have ended are left out. */
export function rangesBetween(
  slots: readonly { start_time: EpochMinutes; end_time: EpochMinutes }[],
  timeZone: string,
  now: EpochMinutes,
): TimeRange[] {
  const ranges = slots
    .map(({ start_time, end_time }) => ({ start: start_time, end: end_time }))
    .filter(({ end }) => end > now);
  if (ranges.length === 0) throw new AppError(availabilityErrors.date_past);
  const latest = latestDate(localDate(now, timeZone));
  if (ranges.some(({ end }) => localDate(end - 1, timeZone) > latest))
    throw new AppError(availabilityErrors.date_too_far);
  return ranges;
}

function latestDate(today: string): string {
  return addMonths(today, 12 * blockLimits.yearsAhead);
}
