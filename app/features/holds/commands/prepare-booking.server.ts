import { AppError } from '#app/platform/errors/app-error.ts';
import { centsFromDollars, type Cents } from '#app/lib/money.ts';
import { parseIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { localDate, localTime, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { bookableTimes } from '#app/features/slot-rules/availability-limits.ts';
import { bookingWindow } from '#app/features/slot-rules/booking-window.ts';
import { acceptsBookings, canBePaid } from '#app/features/professionals/professional.policy.ts';
import type { BookingRequest } from '#app/features/bookings/booking.schema.ts';
import {
  findPayableVisit,
  type AgreedVisit,
} from '#app/features/bookings/by-hand/queries/find-payable-visit.server.ts';
import { quote, type Quote } from '#app/features/slots/booking-quote.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { quoteInput, quoteRefused } from '#app/features/slots/queries/quote-booking.server.ts';
import { readBookingFacts, type BookingFacts } from '#app/features/slots/queries/read-booking-facts.server.ts';

/** A request that passed every check except the slot's, with server values only. */
export type PreparedBooking = {
  clientId: string;
  facts: BookingFacts;
  service: { id: string; name: string; stripe_price_id: string };
  startsAt: EpochMinutes;
  /** The visit entered by hand that is paid for: its professional agreed to the time. */
  agreed: AgreedVisit | null;
  location: string;
  /** Before any discount: that depends on the time. */
  price: Quote;
  /** The total that the client was shown, in cents; null if they were shown none. */
  expectedTotal: Cents | null;
};

/** The longest range of a booking in minutes: a day of service and a day of buffer. */
const reach = 2 * 1440;

/**
 * Checks a booking request in the documented order (document 1, section 5; approval last, OPEN-16). What pays for a
 * visit entered by hand has to be that visit.
 * @throws AppError of bookings.errors.ts, payment_link_dead or payment_link_outdated
 */
export async function prepareBooking(
  request: BookingRequest,
  viewer: Viewer,
  now: EpochMinutes,
  handEnteredVisitId: string | null = null,
): Promise<PreparedBooking> {
  // An account without a profile is not a client yet.
  if (request.clientId !== viewer.id || !viewer.profile) throw new AppError(bookingErrors.invalid_client);
  const { professionalId, serviceId, location } = request;
  const instant = parseIsoWithOffset(request.bookingDate);
  const around = { from: (instant ?? now) - reach, to: (instant ?? now) + reach };
  const facts = await readBookingFacts({
    professionalId,
    serviceId,
    viewerId: viewer.id,
    ...around,
    withPlaces: true,
  });
  if (!facts) throw new AppError(bookingErrors.invalid_professional);
  if (facts.profile_id === viewer.id) throw new AppError(bookingErrors.own_services);
  const { service_id, stripe_price_id } = facts;
  if (service_id === null || !facts.is_their_service) throw new AppError(bookingErrors.invalid_service);
  const agreed = handEnteredVisitId === null ? null : await findPayableVisit(handEnteredVisitId, request, instant, now);
  const startsAt = agreed?.startsAt ?? bookableInstant(instant, facts.time_zone, now);
  if (!stripe_price_id) throw new AppError(bookingErrors.no_stripe_price);
  if (!canBePaid(facts)) throw new AppError(bookingErrors.no_connected_account);
  const price = quote(quoteInput(facts.price, facts, location));
  if (typeof price === 'string') throw quoteRefused(price, location);
  if (!acceptsBookings(facts)) throw new AppError(bookingErrors.not_accepting_bookings);
  return {
    clientId: viewer.id,
    facts,
    service: { id: service_id, name: facts.service_name, stripe_price_id },
    startsAt,
    agreed,
    location,
    price,
    expectedTotal: request.expectedTotal === undefined ? null : centsFromDollars(request.expectedTotal),
  };
}

/**
 * One of the 10 slots between now and 3 months ahead, in the professional's zone (OPEN-31). @throws AppError
 * invalid_date
 */
export function bookableInstant(instant: EpochMinutes | null, timeZone: string, now: EpochMinutes): EpochMinutes {
  if (instant === null || instant <= now) throw new AppError(bookingErrors.invalid_date);
  const window = bookingWindow(now, timeZone);
  const date = localDate(instant, timeZone);
  if (date < window.earliest || date > window.latest) throw new AppError(bookingErrors.invalid_date);
  if (!bookableTimes.includes(localTime(instant, timeZone))) throw new AppError(bookingErrors.invalid_date);
  return instant;
}
