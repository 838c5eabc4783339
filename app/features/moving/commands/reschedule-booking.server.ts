import {
  database,
  inTransaction,
  lockSubject,
  type Connection,
  type Transaction,
} from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { parseIsoWithOffset, toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { dateOfEpochMinutes, epochMinutesOf, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import type { SlotRules } from '#app/features/slot-rules/slot-rules.ts';
import type { TravelRules } from '#app/features/slot-rules/travel-rules.ts';
import { refreshCalendarsOf } from '#app/features/outside-calendars/commands/refresh-calendars.server.ts';
import { findBookableProfessional } from '#app/features/professionals/queries/find-bookable-professional.server.ts';
import { acceptsBookings } from '#app/features/professionals/professional.policy.ts';
import { readNeighbors, type BookingFacts } from '#app/features/slots/queries/read-booking-facts.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { moveRefusal } from '../moving.ts';
import type { MovedBooking } from '../moving-dto.ts';
import { movingErrors } from '../moving.errors.ts';
import type { MoveRequest } from '../moving.schema.ts';
import { toMovable } from '../queries/movable-booking.server.ts';
import { readMoveFactsAt } from '../queries/read-move-facts.server.ts';
import { ownBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import {
  datesAround,
  refuseUnreachable,
  withNearestTimes,
} from '#app/features/slots/queries/refuse-unreachable.server.ts';
import { moveRulesOf, slotRefusal, slotRefused } from '#app/features/slots/slot-facts.ts';
import { readTravelRules } from '#app/features/slots/queries/travel-facts.server.ts';
import { readMoveRules } from '../queries/read-move-slots.server.ts';
import { endHoldsInTheWay } from './end-holds-in-the-way.server.ts';
import { moveInCalendar } from './move-in-calendar.server.ts';
import type { BookingRecord } from '#app/features/bookings/queries/find-booking.server.ts';
import { tryLockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { findLatestMove } from '../queries/list-moves.server.ts';
import { bookableInstant } from '#app/features/holds/commands/prepare-booking.server.ts';

type Move = { from: EpochMinutes | null; to: EpochMinutes };

/**
 * Moves a client's own paid visit, as long as cancelling it is free (docs/decisions/024-rescheduling.md), by the
 * rules of booking, keeping length, price and terms. Of two simultaneous moves the second keeps the old time.
 * Repeating it succeeds.
 * @throws AppError booking_not_found, also for other people's; of moving.errors.ts; invalid_date,
 * not_accepting_bookings, slot_taken, or too_far with the nearest times that work
 */
export async function rescheduleBooking(
  bookingId: string,
  clientId: string,
  request: MoveRequest,
  now = new Date(),
): Promise<MovedBooking> {
  const booking = await ownBooking(bookingId, clientId);
  const from = parseIsoWithOffset(request.expectedStart);
  const requested = parseIsoWithOffset(request.newStart);
  if (await isDone(booking, { from, to: requested })) return toMoved(booking);
  refuseMove(await toMovable(database(), booking), from, now);
  const facts = await readMoveFactsAt(booking, requested ?? epochMinutesOf(now));
  const to = bookableInstant(requested, facts.time_zone, epochMinutesOf(now));
  try {
    const travel = await readTravelRules(facts, findPostalCode(booking.location));
    refuseSlot(booking, moveRulesOf(facts, booking, epochMinutesOf(now), travel), facts, to);
    if (facts.has_outside_calendars) await refreshCalendarsOf(facts.professional_id);
    await endHoldsInTheWay(booking, clientId, { to, facts, travel });
    return await inTransaction((trx) => moveNow(trx, booking, { from, to, facts, travel, now }));
  } catch (error) {
    const { first, last } = datesAround(to, facts.time_zone);
    throw await withNearestTimes(error, to, () => readMoveRules(booking, first, last, now));
  }
}

/** Whether its latest move is this one. */
async function isDone(
  booking: BookingRecord,
  { from, to }: { from: EpochMinutes | null; to: EpochMinutes | null },
  db: Connection = database(),
): Promise<boolean> {
  if (booking.moves === 0 || to === null || from === to || epochMinutesOf(booking.start_time) !== to) return false;
  const latest = await findLatestMove(db, booking.id);
  return latest !== undefined && epochMinutesOf(latest.from_time) === from;
}

function refuseMove(booking: Awaited<ReturnType<typeof toMovable>>, from: EpochMinutes | null, now: Date): void {
  const refusal = moveRefusal(booking, now);
  if (refusal) throw new AppError(movingErrors[refusal]);
  const start = epochMinutesOf(booking.start_time);
  if (from !== start)
    throw new AppError(movingErrors.move_outdated, {
      extra: { start_time: toIsoWithOffset(start, booking.time_zone) },
    });
}

function refuseSlot(booking: BookingRecord, rules: SlotRules, facts: BookingFacts, to: EpochMinutes): void {
  if (!acceptsBookings(facts)) throw new AppError(bookingErrors.not_accepting_bookings);
  if (to === epochMinutesOf(booking.start_time)) throw new AppError(movingErrors.move_to_same_time);
  const reason = slotRefusal(rules, to);
  if (reason) throw slotRefused(reason);
}

async function moveNow(
  trx: Transaction,
  seen: BookingRecord,
  move: Move & { facts: BookingFacts; travel: TravelRules | null; now: Date },
): Promise<MovedBooking> {
  // The lock order of closing an account: the professional's calendar, then its bookings.
  await lockSubject(trx, move.facts.professional_id);
  const booking = await tryLockBooking(trx, seen.id);
  if (!booking || booking.client_id !== seen.client_id) throw new AppError(bookingErrors.booking_not_found);
  if (await isDone(booking, move, trx)) return toMoved(booking);
  refuseMove(await toMovable(trx, booking), move.from, move.now);
  // A suspension may have come first: it waits for the same lock.
  const professional = await findBookableProfessional(trx, move.facts.professional_id);
  if (!professional || !acceptsBookings(professional)) throw new AppError(bookingErrors.not_accepting_bookings);
  const start = dateOfEpochMinutes(move.to);
  const moved = await moveInCalendar(trx, booking, { start, timeZone: move.facts.time_zone, now: move.now });
  if (move.travel) refuseUnreachable(move.travel, moved, await neighborsOf(trx, moved));
  return toMoved(moved);
}

function neighborsOf(
  trx: Transaction,
  { id, client_id, professional_id, start_time }: BookingRecord,
): ReturnType<typeof readNeighbors> {
  const professionalId = professional_id ?? '';
  return readNeighbors(trx, { professionalId, clientId: client_id, start: start_time, exceptBookingId: id });
}

function toMoved({ id, start_time, end_time, time_zone, moves }: BookingRecord): MovedBooking {
  const at = (instant: Date) => toIsoWithOffset(epochMinutesOf(instant), time_zone);
  return { id, start_time: at(start_time), end_time: at(end_time), time_zone, moves };
}
