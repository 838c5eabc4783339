import { database, type Connection } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { toIsoWithOffset } from '#app/lib/iso-instant.ts';
import { addDays, daysOfMonth, plainDateOf, type PlainDate } from '#app/lib/plain-date.ts';
import { dateOfEpochMinutes, epochMinutesOf, wallClockToInstant, type EpochMinutes } from '#app/lib/time-zone.ts';
import { bookingWindow } from '#app/features/availability/booking-window.ts';
import { readCalendar } from '#app/features/availability/queries/read-calendar.server.ts';
import type { SlotRules } from '#app/features/availability/slot-rules.ts';
import { slotsOfDay, summariesBetween } from '#app/features/availability/slots.ts';
import { isListed } from '#app/features/professionals/professional.policy.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { findBookableProfessional } from '#app/features/professionals/queries/find-bookable-professional.server.ts';
import { findService } from '#app/features/services/queries/find-service.server.ts';
import type { DaySlotsDto, MonthSlotsDto } from '../booking-dto.ts';
import { bookingErrors } from '../bookings.errors.ts';
import { bookingsStore } from '../bookings-store.server.ts';

export type SlotQuestion = { professionalId: string; serviceId: string | undefined; viewerId: string | null; now?: Date };

/** The longest a booked range can reach over midnight: a day of service and a day of buffer. */
const reachDays = 2;

/** Everything that decides about slots between two dates; the viewer's own unpaid holds left out. */
export async function readSlotRules(
  db: Connection,
  subject: { professionalId: string; timeZone: string; service: { id: string | null; duration: number | null }; viewerId: string | null },
  first: PlainDate,
  last: PlainDate,
  now: EpochMinutes,
): Promise<SlotRules> {
  const { professionalId, timeZone } = subject;
  const from = wallClockToInstant(addDays(first, -reachDays), 0, timeZone);
  const to = wallClockToInstant(addDays(last, reachDays + 1), 0, timeZone);
  const [calendar, busy] = await Promise.all([
    readCalendar(db, professionalId, subject.service, from, to),
    bookingsStore.listBusy(db, professionalId, dateOfEpochMinutes(from), dateOfEpochMinutes(to), subject.viewerId),
  ]);
  return { timeZone, ...calendar, busy, now, window: bookingWindow(now, timeZone) };
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
  const professional = await findBookableProfessional(database(), professionalId);
  if (!professional || !(isListed(professional) || professional.profile_id === viewerId)) {
    throw new AppError(professionalErrors.professional_not_found);
  }
  const service = serviceId === undefined ? undefined : await findService(database(), serviceId);
  if (serviceId !== undefined && service?.professional_id !== professionalId) throw new AppError(bookingErrors.invalid_service);
  const subject = {
    professionalId,
    timeZone: professional.time_zone,
    service: { id: service?.id ?? null, duration: service?.duration ?? null },
    viewerId,
  };
  return readSlotRules(database(), subject, first, last, epochMinutesOf(now));
}
