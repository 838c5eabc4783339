import { formatDay, formatMinuteOfDay } from '#app/lib/dates/date-format.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { addDays, type PlainDate } from '#app/lib/dates/plain-date.ts';
import {
  epochMinutesOf,
  localDate,
  localMinuteOfDay,
  zoneOffset,
  type EpochMinutes,
} from '#app/lib/dates/time-zone.ts';
import { AppError, isErrorOf } from '#app/platform/errors/app-error.ts';
import { isBestForRoute } from '#app/features/slot-rules/best-for-route.ts';
import { isReachable } from '#app/features/slot-rules/reach.ts';
import type { SlotRules } from '#app/features/slot-rules/slot-rules.ts';
import { freeSlotsNear } from '#app/features/slot-rules/slots.ts';
import type { TravelRules } from '#app/features/slot-rules/travel-rules.ts';
import { placeOfLocation } from '#app/features/travel/drive/queries/find-place.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import type { NeighborRow } from '../neighbors-store.server.ts';
import { discountOf, slotRefused } from '../slot-facts.ts';

type Visit = { start_time: Date; busy_until: Date; time_zone: string };

/**
 * Checks a visit against the neighbors it has now, for whoever holds the professional's lock: they may have come since
 * the page was shown.
 * @returns the percent off its service: whether it is best for the route depends on them, too
 * @throws AppError too_far; the caller must roll back then
 */
export function refuseUnreachable(travel: TravelRules | null, visit: Visit, neighbors: readonly NeighborRow[]): number {
  if (travel === null) return 0;
  const [start, end] = [epochMinutesOf(visit.start_time), epochMinutesOf(visit.busy_until)];
  const visits = neighbors.map((row) => ({
    start: epochMinutesOf(row.start_time),
    end: epochMinutesOf(row.busy_until),
    place: placeOfLocation(row.location),
    isAnchor: row.is_anchor,
  }));
  const [rules, offset] = [{ ...travel, visits }, zoneOffset(start, visit.time_zone)];
  if (!isReachable(rules, { start, end }, offset)) throw slotRefused('too-far');
  return discountOf(travel, isBestForRoute(rules, { start, end }, offset));
}

const daysBefore = 3;
const daysAfter = 14;
const offeredTimes = 3;

/** The dates around an instant among which a client is offered other times. */
export function datesAround(instant: EpochMinutes, timeZone: string): { first: PlainDate; last: PlainDate } {
  const date = localDate(instant, timeZone);
  return { first: addDays(date, -daysBefore), last: addDays(date, daysAfter) };
}

/**
 * Adds the nearest times that do work to the refusal of one that is too far; returns every other error as it is.
 * `readRules` reads the slots as the client sees them, for datesAround.
 */
export async function withNearestTimes(
  error: unknown,
  instant: EpochMinutes,
  readRules: () => Promise<SlotRules>,
): Promise<unknown> {
  if (!isErrorOf(error, bookingErrors.too_far)) return error;
  const rules = await readRules();
  const { timeZone } = rules;
  const times = freeSlotsNear(rules, instant, { ...datesAround(instant, timeZone), count: offeredTimes });
  const { too_far } = bookingErrors;
  const words = times.map((start) => timeText(start, timeZone)).join('; ');
  const message = times.length === 0 ? too_far.message : `${too_far.message} The nearest times that work: ${words}.`;
  const free = times.map((start) => toIsoWithOffset(start, timeZone));
  return new AppError({ ...too_far, message }, { extra: { reason: 'too-far', free_times: free }, cause: error });
}

function timeText(start: EpochMinutes, timeZone: string): string {
  return `${formatDay(localDate(start, timeZone))}, ${formatMinuteOfDay(localMinuteOfDay(start, timeZone))}`;
}
