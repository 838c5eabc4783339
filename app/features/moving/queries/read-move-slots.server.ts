import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { SlotRules } from '#app/features/slot-rules/slot-rules.ts';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import { readTravelRules } from '#app/features/slots/queries/travel-facts.server.ts';
import type { DaySlotsDto, MonthSlotsDto } from '#app/features/bookings/booking-dto.ts';
import { moveRulesOf } from '#app/features/slots/slot-facts.ts';
import { readMoveFacts } from './read-move-facts.server.ts';
import { ownBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import type { BookingRecord } from '#app/features/bookings/queries/find-booking.server.ts';
import { datesOf, daySlotsBy, monthSlotsBy, rangeOfDates } from '#app/features/slots/queries/read-slots.server.ts';

export type MoveSlotQuestion = { bookingId: string; clientId: string; now?: Date };

/**
 * The 10 slots of a day, each as the visit could be moved there. @throws AppError booking_not_found or
 * move_not_possible
 */
export async function readMoveDaySlots(question: MoveSlotQuestion, date: PlainDate): Promise<DaySlotsDto> {
  return daySlotsBy(await rulesFor(question, date, date), date);
}

/** How many slots of each day of a month the visit could be moved to. @throws AppError as readMoveDaySlots */
export async function readMoveMonthSlots(question: MoveSlotQuestion, month: string): Promise<MonthSlotsDto> {
  const { first, last } = datesOf(month);
  return monthSlotsBy(await rulesFor(question, first, last), month);
}

async function rulesFor(
  { bookingId, clientId, now = new Date() }: MoveSlotQuestion,
  first: PlainDate,
  last: PlainDate,
): Promise<SlotRules> {
  return readMoveRules(await ownBooking(bookingId, clientId), first, last, now);
}

/** The rules for moving a booking to some dates. @throws AppError move_not_possible */
export async function readMoveRules(
  booking: BookingRecord,
  first: PlainDate,
  last: PlainDate,
  now: Date,
): Promise<SlotRules> {
  const facts = await readMoveFacts(booking, rangeOfDates(first, last));
  const travel = await readTravelRules(facts, findPostalCode(booking.location));
  return moveRulesOf(facts, booking, epochMinutesOf(now), travel);
}
