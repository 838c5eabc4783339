import { AppError } from '#app/platform/errors/app-error.ts';
import { localDate, localTime, type EpochMinutes } from '#app/lib/time-zone.ts';
import type { ServiceTime } from '#app/features/availability/service-time.ts';
import type { UnavailableReason } from '#app/features/availability/slot-rules.ts';
import { slotsOfDay } from '#app/features/availability/slots.ts';
import { bookingErrors } from '../bookings.errors.ts';
import type { PreparedBooking } from '../commands/prepare-booking.server.ts';
import { readSlotFacts, slotRulesOf } from './read-slots.server.ts';

export type JudgedSlot = { refusal: UnavailableReason | null; service: ServiceTime };

/** Whether a slot can be booked by this client right now, by the same rules that the page shows. */
export async function judgeSlot(booking: PreparedBooking, now: EpochMinutes): Promise<JudgedSlot> {
  const { professional, service, startsAt, clientId } = booking;
  const date = localDate(startsAt, professional.time_zone);
  const facts = await readSlotFacts({ professionalId: professional.id, serviceId: service.id, viewerId: clientId }, date, date);
  if (!facts) throw new AppError(bookingErrors.invalid_professional);
  const rules = slotRulesOf(facts, now);
  const time = localTime(startsAt, rules.timeZone);
  const slot = slotsOfDay(rules, date).find((candidate) => candidate.time === time);
  return { refusal: slot ? slot.reason : 'outside-window', service: rules.service };
}
