import { AppError } from '#app/platform/errors/app-error.ts';
import { toIsoWithOffset } from '#app/lib/iso-instant.ts';
import { addDays, daysOfMonth, plainDateOf, type PlainDate } from '#app/lib/plain-date.ts';
import { epochMinutesOf, type EpochMinutes } from '#app/lib/time-zone.ts';
import { bookingWindow } from '#app/features/availability/booking-window.ts';
import type { TimeRange } from '#app/features/availability/range-cursor.ts';
import { effectiveServiceTime } from '#app/features/availability/service-time.ts';
import type { SlotRules } from '#app/features/availability/slot-rules.ts';
import { slotsOfDay, summariesBetween } from '#app/features/availability/slots.ts';
import { isListed } from '#app/features/professionals/professional.policy.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import type { DaySlotsDto, MonthSlotsDto } from '../booking-dto.ts';
import { bookingErrors } from '../bookings.errors.ts';
import { slotFactsStore, type RangeRow, type SlotFacts } from '../slot-facts-store.server.ts';

export type SlotQuestion = { professionalId: string; serviceId: string | undefined; viewerId: string | null; now?: Date };

/**
 * The longest a booked range can reach over midnight (a day of service and a day of buffer), and a day more because
 * the professional's zone is known only with the answer.
 */
const reachDays = 3;

/** What decides about slots between two dates; undefined when there is no such professional. */
export function readSlotFacts(question: SlotQuestion, first: PlainDate, last: PlainDate): Promise<SlotFacts | undefined> {
  const { professionalId, serviceId = null, viewerId } = question;
  const from = new Date(`${addDays(first, -reachDays)}T00:00:00Z`);
  const to = new Date(`${addDays(last, reachDays + 1)}T00:00:00Z`);
  return slotFactsStore.find({ professionalId, serviceId, viewerId, from, to });
}

/** The rules that follow from the facts; the viewer's own unpaid holds are left out of them. */
export function slotRulesOf(facts: SlotFacts, now: EpochMinutes): SlotRules {
  const own = facts.own_duration === null ? null : { duration: facts.own_duration, buffer: facts.own_buffer ?? 0 };
  return {
    timeZone: facts.time_zone,
    weeklyHours: facts.hours,
    blocked: (facts.blocked ?? []).map(toRange),
    busy: (facts.busy ?? []).map(toRange),
    service: effectiveServiceTime(own, facts.service_duration),
    now,
    window: bookingWindow(now, facts.time_zone),
  };
}

function toRange([start, end]: RangeRow): TimeRange {
  return { start, end };
}

/** The 10 slots of a day. @throws AppError professional_not_found or invalid_service. */
export async function readDaySlots(question: SlotQuestion, date: PlainDate): Promise<DaySlotsDto> {
  const rules = await rulesFor(question, date, date);
  return {
    date,
    time_zone: rules.timeZone,
    slots: slotsOfDay(rules, date).map((slot) => ({
      time: slot.time,
      starts_at: toIsoWithOffset(slot.startsAt, rules.timeZone),
      available: slot.available,
      reason: slot.reason,
    })),
  };
}

/** How many slots each day of a month ("2026-11") has free. @throws AppError professional_not_found or invalid_service. */
export async function readMonthSlots(question: SlotQuestion, month: string): Promise<MonthSlotsDto> {
  const { first, last } = daysOfMonth(month);
  const dates = { first: plainDateOf(first), last: plainDateOf(last) };
  const rules = await rulesFor(question, dates.first, dates.last);
  return {
    month,
    time_zone: rules.timeZone,
    ...rules.window,
    days: summariesBetween(rules, dates.first, dates.last).map((day) => ({
      date: day.date,
      free_slots: day.freeSlots,
      first_free_time: day.firstFreeTime,
    })),
  };
}

async function rulesFor(question: SlotQuestion, first: PlainDate, last: PlainDate): Promise<SlotRules> {
  const { professionalId, serviceId, viewerId, now = new Date() } = question;
  const facts = await readSlotFacts(question, first, last);
  if (!facts || !(isListed(facts) || facts.profile_id === viewerId)) {
    throw new AppError(professionalErrors.professional_not_found);
  }
  if (serviceId !== undefined && facts.service_professional_id !== professionalId) throw new AppError(bookingErrors.invalid_service);
  return slotRulesOf(facts, epochMinutesOf(now));
}
