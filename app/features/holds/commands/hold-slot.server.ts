import { brokenConstraint } from '#app/platform/database/database.server.ts';
import { inPipeline, type Pipeline } from '#app/platform/database/pipeline.server.ts';
import { AppError, type ErrorDefinition } from '#app/platform/errors/app-error.ts';
import { addCents, dollarString, type Cents } from '#app/lib/money.ts';
import { dateOfEpochMinutes, epochMinutesOf, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import type { SlotRules } from '#app/features/slot-rules/slot-rules.ts';
import type { TravelRules } from '#app/features/slot-rules/travel-rules.ts';
import type { ServiceTime } from '#app/features/slot-rules/hours/service-time.ts';
import { refreshCalendarsOf } from '#app/features/outside-calendars/commands/refresh-calendars.server.ts';
import { prepareCheckout } from '#app/features/payments/checkout/commands/prepare-checkout.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { byHandErrors } from '#app/features/bookings/by-hand/by-hand.errors.ts';
import { tieVisit } from '#app/features/bookings/by-hand/commands/record-payment-link.server.ts';
import { discounted, type Quote } from '#app/features/slots/booking-quote.ts';
import { holdLimits } from '#app/features/bookings/hold/hold-limits.ts';
import { holdErrors, holdCooldown } from '../holds.errors.ts';
import { countHolds, recordHold, type NewHold } from '#app/features/bookings/hold/commands/record-hold.server.ts';
import { readSlotRules } from '#app/features/slots/queries/read-slots.server.ts';
import {
  datesAround,
  refuseUnreachable,
  withNearestTimes,
} from '#app/features/slots/queries/refuse-unreachable.server.ts';
import { checkAgreed, checkSlot, slotRefused } from '#app/features/slots/slot-facts.ts';
import {
  sendNeighborsRead,
  type BookingFacts,
  type OwnHold,
} from '#app/features/slots/queries/read-booking-facts.server.ts';
import { readTravelRules } from '#app/features/slots/queries/travel-facts.server.ts';
import { endEarlierHold } from './end-earlier-hold.server.ts';
import type { PreparedBooking } from './prepare-booking.server.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';

/** A hold, with the price that it is paid at. */
export type Hold = { bookingId: string; isNew: boolean; price: Quote };
export type HoldOptions = { now: EpochMinutes; withCheckout: boolean };

/** What was decided before the lock. */
type Decided = { travel: TravelRules | null; price: Quote; agreedId: string | null; withCheckout: boolean };

/**
 * Holds a slot for a client until it is paid or released: of simultaneous requests exactly one gets it. The client's
 * own live hold with the professional never blocks: the same selection returns the same booking, another one ends the
 * earlier hold first (OPEN-30), so there is one per professional (docs/decisions/040-unpaid-holds.md). The discount of a
 * time that is best for the route is decided here, and again behind the professional's lock.
 * @throws AppError slot_taken, total_changed with the new total, too_far with the nearest times that work, or of holds.errors.ts
 */
export async function holdSlot(booking: PreparedBooking, options: HoldOptions): Promise<Hold> {
  try {
    return await holdFreeSlot(booking, options);
  } catch (error) {
    throw await withNearestTimes(error, booking.startsAt, () => readRulesAround(booking));
  }
}

async function holdFreeSlot(booking: PreparedBooking, options: HoldOptions): Promise<Hold> {
  const travel = booking.agreed ? null : await readAround(booking);
  const { refusal, service, discountPercent } = booking.agreed
    ? checkAgreed(booking.facts, booking.agreed)
    : checkSlot(booking.facts, booking.startsAt, options.now, travel);
  const price = discounted(booking.price, discountPercent);
  const row = toRow(booking, service, price);
  const own = booking.facts.own_holds ?? [];
  const same = own.find((hold) => isSameChoice(hold, row) && isAsGood(hold, price, booking.expectedTotal));
  // A live hold stays valid even if the minimum notice has passed since, or the professional travels differently.
  if (refusal !== null && !(same && (refusal === 'too-soon' || refusal === 'too-far'))) throw slotRefused(refusal);
  const heldPrice = same && discounted(booking.price, same.discount_percent);
  refuseChangedTotal(booking.expectedTotal, price, heldPrice);
  if (same && heldPrice) return { bookingId: same.id, isNew: false, price: heldPrice };
  refuseFurtherHold(booking.facts);
  for (const other of own) await endEarlierHold(other.id, row.client_id, overlaps(other, row));
  const decided = { travel, price, agreedId: booking.agreed?.id ?? null, withCheckout: options.withCheckout };
  return { bookingId: await insert(row, decided), isNew: true, price };
}

async function readAround({ facts, location }: PreparedBooking): Promise<TravelRules | null> {
  const [travel] = await Promise.all([
    readTravelRules(facts, findPostalCode(location)),
    // What it finds counts behind the professional's lock.
    facts.has_outside_calendars ? refreshCalendarsOf(facts.professional_id) : undefined,
  ]);
  return travel;
}

function readRulesAround({ clientId, facts, service, startsAt, location }: PreparedBooking): Promise<SlotRules> {
  const { first, last } = datesAround(startsAt, facts.time_zone);
  const question = { professionalId: facts.professional_id, serviceId: service.id, viewerId: clientId };
  return readSlotRules({ ...question, zip: findPostalCode(location) }, first, last);
}

/** A hold keeps its price: the client is refused only if they saw neither that nor today's. */
function refuseChangedTotal(expected: Cents | null, price: Quote, held: Quote | undefined): void {
  if (expected === null || expected === price.total || expected === held?.total) return;
  throw totalChanged(price.total);
}

function totalChanged(total: Cents): AppError {
  return new AppError(bookingErrors.total_changed, { extra: { total_amount: dollarString(total) } });
}

/** Checked before an earlier hold is released for one that is not possible. */
function refuseFurtherHold({ holds_elsewhere, hold_wait_seconds }: BookingFacts): void {
  if (hold_wait_seconds !== null) throw holdCooldown(hold_wait_seconds);
  if (holds_elsewhere >= holdLimits.holdsMaximum) throw new AppError(holdErrors.too_many_holds);
}

async function insert(row: NewHold, decided: Decided): Promise<string> {
  try {
    return await insertHold(row, decided);
  } catch (error) {
    const gone = leftMeanwhile[brokenConstraint(error) ?? ''];
    throw gone ? new AppError(gone, { cause: error }) : error;
  }
}

/** An account or a service was deleted between the checks and the booking. */
const leftMeanwhile: Record<string, ErrorDefinition> = {
  bookings_client_id_fkey: bookingErrors.invalid_client,
  bookings_professional_id_fkey: bookingErrors.invalid_professional,
  bookings_service_id_fkey: bookingErrors.invalid_service,
};

function insertHold(row: NewHold, { travel, price, agreedId, withCheckout }: Decided): Promise<string> {
  const placed = {
    professionalId: row.professional_id,
    clientId: row.client_id,
    start: row.start_time,
    exceptBookingId: null,
  };
  return inPipeline(async (pipeline) => {
    const [, , bookingId, neighbors] = await Promise.all([
      // Of simultaneous holds of a client each sees those before it. Whoever has locked a calendar never waits for a
      // client.
      pipeline.lockSubject(`holds ${row.client_id}`),
      // Booking, rescheduling and blocking are serialized per professional.
      pipeline.lockSubject(row.professional_id),
      recordHold(pipeline, row, agreedId),
      travel === null ? [] : sendNeighborsRead(pipeline, placed),
    ]);
    if (!bookingId) throw await refusalOf(pipeline, row);
    // The visit nearby may have been cancelled or paid for since the price was made: nobody pays another than they saw.
    const percent = refuseUnreachable(travel, row, neighbors);
    if (percent !== row.discount_percent) throw totalChanged(discounted(price, percent).total);
    if (agreedId !== null && !(await tieVisit(pipeline, agreedId, { id: bookingId, ...row })))
      throw new AppError(byHandErrors.payment_link_outdated);
    await Promise.all([
      withCheckout ? prepareCheckout(pipeline, bookingId, row.total_amount) : undefined,
      publishBookingEvent(pipeline, { name: 'created', bookingId, professionalId: row.professional_id }),
    ]);
    return bookingId;
  });
}

async function refusalOf(pipeline: Pipeline, row: NewHold): Promise<AppError> {
  const { held, is_held_here, accepts_bookings } = await countHolds(pipeline, row);
  // Suspended, or unverified, since the facts were read.
  if (!accepts_bookings) return new AppError(bookingErrors.not_accepting_bookings);
  if (is_held_here) return new AppError(holdErrors.already_holding);
  if (held >= holdLimits.holdsMaximum) return new AppError(holdErrors.too_many_holds);
  return new AppError(bookingErrors.slot_taken, { extra: { reason: 'booked' } });
}

function toRow(
  { clientId, facts, service, startsAt, location }: PreparedBooking,
  time: ServiceTime,
  price: Quote,
): NewHold {
  const endsAt = startsAt + time.duration;
  return {
    client_id: clientId,
    professional_id: facts.professional_id,
    service_id: service.id,
    start_time: dateOfEpochMinutes(startsAt),
    end_time: dateOfEpochMinutes(endsAt),
    busy_until: dateOfEpochMinutes(endsAt + time.buffer),
    time_zone: facts.time_zone,
    location,
    service_name: service.name,
    service_price: price.price,
    discount_percent: price.discountPercent,
    discount_amount: price.discount,
    duration: time.duration,
    travel_miles: price.miles.toFixed(1),
    travel_fee_amount: price.travelFee,
    total_amount: price.total,
  };
}

function overlaps(hold: OwnHold, requested: NewHold): boolean {
  return hold.start < epochMinutesOf(requested.busy_until) && hold.busy_until > epochMinutesOf(requested.start_time);
}

/** The client keeps a hold unless today's price is lower, and the one that they were shown. */
function isAsGood(hold: OwnHold, price: Quote, expectedTotal: Cents | null): boolean {
  return hold.total_amount <= price.total || hold.total_amount === expectedTotal;
}

function isSameChoice(hold: OwnHold, requested: NewHold): boolean {
  return (
    hold.service_id === requested.service_id &&
    hold.location === requested.location &&
    addCents(hold.total_amount, hold.discount_amount) === addCents(requested.total_amount, requested.discount_amount) &&
    hold.start === epochMinutesOf(requested.start_time) &&
    hold.end === epochMinutesOf(requested.end_time)
  );
}
