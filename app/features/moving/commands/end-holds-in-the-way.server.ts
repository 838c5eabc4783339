import { epochMinutesOf, zoneOffset, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { BookingRecord } from '#app/features/bookings/queries/find-booking.server.ts';
import { endEarlierHold } from '#app/features/holds/commands/end-earlier-hold.server.ts';
import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';
import { isReachable } from '#app/features/slot-rules/reach.ts';
import type { TravelRules } from '#app/features/slot-rules/travel-rules.ts';
import type { BookingFacts, OwnHold } from '#app/features/slots/queries/read-booking-facts.server.ts';
import { placeOfLocation } from '#app/features/travel/drive/queries/find-place.server.ts';

type Around = { to: EpochMinutes; facts: BookingFacts; travel: TravelRules | null };

/**
 * Releases the client's own unpaid holds that a visit would overlap at its new time, or that it could not be reached
 * from: no slot that the client sees counts them. @throws AppError slot_taken if one was paid a moment ago
 */
export async function endHoldsInTheWay(booking: BookingRecord, clientId: string, around: Around): Promise<void> {
  const { to, facts, travel } = around;
  const visit = { start: to, end: to + epochMinutesOf(booking.busy_until) - epochMinutesOf(booking.start_time) };
  for (const hold of facts.own_holds ?? []) {
    const overlaps = hold.start < visit.end && hold.busy_until > visit.start;
    const isInTheWay = overlaps || (travel !== null && isTooFar(hold, visit, travel, facts.time_zone));
    if (isInTheWay) await endEarlierHold(hold.id, clientId, overlaps);
  }
}

/** Whether a visit that can be reached otherwise cannot be with a hold beside it. */
function isTooFar(hold: OwnHold, visit: TimeRange, travel: TravelRules, timeZone: string): boolean {
  const placed = { start: hold.start, end: hold.busy_until, place: placeOfLocation(hold.location), isAnchor: false };
  const visits = [...travel.visits, placed].toSorted((one, other) => one.start - other.start);
  return !isReachable({ ...travel, visits }, visit, zoneOffset(visit.start, timeZone));
}
