import { AppError } from '#app/platform/errors/app-error.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { localDate, localTime, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { bookingWindow } from '#app/features/slot-rules/booking-window.ts';
import { licensedUntil } from '#app/features/slot-rules/licensed-until.ts';
import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';
import { effectiveServiceTime, type ServiceTime } from '#app/features/slot-rules/hours/service-time.ts';
import type { SlotRules, UnavailableReason } from '#app/features/slot-rules/slot-rules.ts';
import { slotsOfDay, type Slot } from '#app/features/slot-rules/slots.ts';
import type { TravelRules } from '#app/features/slot-rules/travel-rules.ts';
import type { DayHours } from '#app/features/slot-rules/hours/weekly-hours.ts';
import type { TravelSettingsRow } from '#app/features/travel/settings/travel-settings-row.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';

/** Times in epoch minutes: [start, end]. */
type RangeRow = [start: EpochMinutes, end: EpochMinutes];

/** A booking, with its address and whether it is a paid one of somebody else, if places were asked for. */
export type BusyRow = [start: EpochMinutes, end: EpochMinutes, location: string | null, isAnchor: boolean];

/** What the database says about a professional's slots for one service. */
export type SlotFacts = {
  professional_id: string;
  profile_id: string;
  verified: boolean;
  is_approved: boolean;
  time_zone: string;
  /** A platform setting. */
  minimum_notice_hours: number;
  /** Whether this professional offers the service; null without a service. */
  is_their_service: boolean | null;
  service_duration: number | null;
  own_duration: number | null;
  own_buffer: number | null;
  /** Null until hours were saved. */
  hours: DayHours[] | null;
  blocked: RangeRow[] | null;
  /** By their own calendars elsewhere. */
  away: RangeRow[] | null;
  /** Live bookings and visits entered by hand with their buffer, without the viewer's unpaid holds (OPEN-30). */
  busy: BusyRow[] | null;
  /** The last day on which a certification is valid; null if none expires. */
  last_licensed_day: PlainDate | null;
  service_area_zip: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Miles. */
  service_radius: number;
  /** Null until they are saved. */
  travel: TravelSettingsRow | null;
};

/** The rules that follow from the facts. */
export function slotRulesOf(facts: SlotFacts, now: EpochMinutes, travel: TravelRules | null): SlotRules {
  const own = facts.own_duration === null ? null : { duration: facts.own_duration, buffer: facts.own_buffer ?? 0 };
  return {
    timeZone: facts.time_zone,
    weeklyHours: facts.hours,
    blocked: (facts.blocked ?? []).map(toRange),
    away: (facts.away ?? []).map(toRange),
    busy: (facts.busy ?? []).map(toRange),
    service: effectiveServiceTime(own, facts.service_duration),
    now,
    notice: facts.minimum_notice_hours * 60,
    window: bookingWindow(now, facts.time_zone),
    licensedUntil: licensedUntil(facts.last_licensed_day, facts.time_zone),
    travel,
  };
}

function toRange([start, end]: RangeRow | BusyRow): TimeRange {
  return { start, end };
}

/** `discountPercent` is what the professional takes off the service at this time. */
export type CheckedSlot = { refusal: UnavailableReason | null; service: ServiceTime; discountPercent: number };

/** Whether the viewer can book a slot, by the same rules that the page shows. */
export function checkSlot(
  facts: SlotFacts,
  startsAt: EpochMinutes,
  now: EpochMinutes,
  travel: TravelRules | null,
): CheckedSlot {
  const rules = slotRulesOf(facts, now, travel);
  const slot = slotAt(rules, startsAt);
  return {
    refusal: refusalOf(slot),
    service: rules.service,
    discountPercent: discountOf(rules.travel, slot?.isBestForRoute ?? false),
  };
}

/** What speaks against a visit that its professional entered by hand: nothing but the end of their license. */
export function checkAgreed(
  facts: SlotFacts,
  visit: { startsAt: EpochMinutes; duration: number; buffer: number },
): CheckedSlot {
  const lastInstant = licensedUntil(facts.last_licensed_day, facts.time_zone);
  const isLicensed = lastInstant === null || visit.startsAt + visit.duration <= lastInstant;
  const service = { duration: visit.duration, buffer: visit.buffer };
  return { refusal: isLicensed ? null : 'unlicensed', service, discountPercent: 0 };
}

/** The error for a slot that is not available. */
export function slotRefused(reason: UnavailableReason): AppError {
  if (reason === 'unlicensed') return new AppError(bookingErrors.beyond_license);
  return new AppError(reason === 'too-far' ? bookingErrors.too_far : bookingErrors.slot_taken, { extra: { reason } });
}

/** Why no visit can begin at an instant, by the rules; null when one can. */
export function slotRefusal(rules: SlotRules, startsAt: EpochMinutes): UnavailableReason | null {
  return refusalOf(slotAt(rules, startsAt));
}

function slotAt(rules: SlotRules, startsAt: EpochMinutes): Slot | undefined {
  const time = localTime(startsAt, rules.timeZone);
  return slotsOfDay(rules, localDate(startsAt, rules.timeZone)).find((candidate) => candidate.time === time);
}

function refusalOf(slot: Slot | undefined): UnavailableReason | null {
  return slot ? slot.reason : 'outside-window';
}

/** The percent off the service at a time, by whether that is best for the route. */
export function discountOf(travel: TravelRules | null, isBestForRoute: boolean): number {
  return travel !== null && isBestForRoute ? travel.limits.routeDiscount : 0;
}

/** The rules for moving a visit: it keeps the length, buffer and price it was booked with. */
export function moveRulesOf(
  facts: SlotFacts,
  visit: { start_time: Date; end_time: Date; busy_until: Date },
  now: EpochMinutes,
  travel: TravelRules | null,
): SlotRules {
  const [start, end, busyUntil] = [visit.start_time, visit.end_time, visit.busy_until].map(
    (time) => time.getTime() / 60_000,
  ) as [number, number, number];
  const atItsPrice = travel && { ...travel, limits: { ...travel.limits, routeDiscount: 0 } };
  return { ...slotRulesOf(facts, now, atItsPrice), service: { duration: end - start, buffer: busyUntil - end } };
}
