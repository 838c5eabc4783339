import { AppError } from '#app/platform/errors/app-error.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { daysOfMonth, plainDateOf, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, wallClockToInstant, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { milesBetween } from '#app/lib/places/distance.ts';
import { bookingWindow } from '#app/features/slot-rules/booking-window.ts';
import type { SlotRules } from '#app/features/slot-rules/slot-rules.ts';
import { nextFreeSlot, slotsOfDay, summariesBetween, type FreeSlot } from '#app/features/slot-rules/slots.ts';
import { placeOfZip } from '#app/features/travel/drive/queries/find-place.server.ts';
import { isListed } from '#app/features/professionals/professional.policy.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import type { DaySlotsDto, MonthSlotsDto } from '#app/features/bookings/booking-dto.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { isOutside } from '../booking-quote.ts';
import { discountOf, type SlotFacts, slotRulesOf } from '../slot-facts.ts';
import { slotFactsStore } from '../slot-facts-store.server.ts';
import { readTravelRules } from './travel-facts.server.ts';

export type SlotQuestion = {
  professionalId: string;
  serviceId: string | undefined;
  viewerId: string | null;
  /** The ZIP of the visit; null while nobody knows, and then no slot is too far. */
  zip: string | null;
  now?: Date;
};

/**
 * How far a booked range can extend past midnight (a day of service and a day of buffer), plus a day because the
 * professional's zone is known only with the answer.
 */
const reach = 3 * 1440;

/** The 10 slots of a day. @throws AppError professional_not_found or invalid_service. */
export async function readDaySlots(question: SlotQuestion, date: PlainDate): Promise<DaySlotsDto> {
  return daySlotsBy(await readSlotRules(question, date, date), date);
}

/** The first bookable slot, with its minutes and the percent off its service. @throws AppError as readDaySlots */
export async function readNextFreeSlot(
  question: SlotQuestion,
  timeZone: string,
): Promise<{ slot: FreeSlot | null; duration: number; discountPercent: number }> {
  const { earliest, latest } = bookingWindow(epochMinutesOf(question.now ?? new Date()), timeZone);
  const rules = await readSlotRules(question, earliest, latest);
  const slot = nextFreeSlot(rules);
  const discountPercent = discountOf(rules.travel, slot?.isBestForRoute ?? false);
  return { slot, duration: rules.service.duration, discountPercent };
}

/** A day's slots by the rules. */
export function daySlotsBy(rules: SlotRules, date: PlainDate): DaySlotsDto {
  return {
    date,
    time_zone: rules.timeZone,
    slots: slotsOfDay(rules, date).map((slot) => ({
      time: slot.time,
      starts_at: toIsoWithOffset(slot.startsAt, rules.timeZone),
      available: slot.available,
      reason: slot.reason,
      best_for_route: slot.isBestForRoute,
      discount_percent: discountOf(rules.travel, slot.isBestForRoute),
    })),
  };
}

/**
 * What each day of a month ("2026-11") has free. @throws AppError professional_not_found or
 * invalid_service.
 */
export async function readMonthSlots(question: SlotQuestion, month: string): Promise<MonthSlotsDto> {
  const { first, last } = datesOf(month);
  return monthSlotsBy(await readSlotRules(question, first, last), month);
}

/** A month's days by the rules. */
export function monthSlotsBy(rules: SlotRules, month: string): MonthSlotsDto {
  const { first, last } = datesOf(month);
  return {
    month,
    time_zone: rules.timeZone,
    ...rules.window,
    days: summariesBetween(rules, first, last).map((day) => ({
      date: day.date,
      status: day.status,
      free_slots: day.freeSlots,
      first_free_time: day.firstFreeTime,
    })),
  };
}

/** The first and the last date of a month ("2026-11"). */
export function datesOf(month: string): { first: PlainDate; last: PlainDate } {
  const { first, last } = daysOfMonth(month);
  return { first: plainDateOf(first), last: plainDateOf(last) };
}

/** The minutes in which anything can affect the slots of some dates. */
export function rangeOfDates(first: PlainDate, last: PlainDate): { from: EpochMinutes; to: EpochMinutes } {
  // Minutes rather than dates, which end at the years 1 and 9999.
  return { from: wallClockToInstant(first, 0, 'UTC') - reach, to: wallClockToInstant(last, 1440, 'UTC') + reach };
}

/** The rules for some dates. @throws AppError as readDaySlots */
export async function readSlotRules(question: SlotQuestion, first: PlainDate, last: PlainDate): Promise<SlotRules> {
  const { professionalId, serviceId = null, viewerId, zip, now = new Date() } = question;
  const facts = await slotFactsStore.find({
    professionalId,
    serviceId,
    viewerId,
    ...rangeOfDates(first, last),
    withPlaces: zip !== null,
  });
  if (!facts || !(isListed(facts) || facts.profile_id === viewerId)) {
    throw new AppError(professionalErrors.professional_not_found);
  }
  if (serviceId !== null && !facts.is_their_service) throw new AppError(bookingErrors.invalid_service);
  const travel = await readTravelRules(facts, isServed(facts, zip) ? zip : null);
  return slotRulesOf(facts, epochMinutesOf(now), travel);
}

/** Outside the service area the price refuses a visit at any time: "too far" at every slot would hide why. */
function isServed({ latitude, longitude, service_radius }: SlotFacts, zip: string | null): boolean {
  const place = placeOfZip(zip);
  if (place === null || latitude === null || longitude === null) return true;
  return !isOutside(service_radius, milesBetween({ latitude, longitude }, place));
}
