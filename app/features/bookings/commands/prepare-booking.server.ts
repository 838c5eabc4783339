import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { parseIsoWithOffset } from '#app/lib/iso-instant.ts';
import { centsFromDollars } from '#app/lib/money.ts';
import { localDate, localTime, type EpochMinutes } from '#app/lib/time-zone.ts';
import type { Viewer } from '#app/features/accounts/queries/viewer.server.ts';
import { bookableTimes } from '#app/features/availability/availability-limits.ts';
import { bookingWindow } from '#app/features/availability/booking-window.ts';
import { acceptsBookings } from '#app/features/professionals/professional.policy.ts';
import { findBookableProfessional, type BookableProfessional } from '#app/features/professionals/queries/find-bookable-professional.server.ts';
import { findService, type ServiceRecord } from '#app/features/services/queries/find-service.server.ts';
import type { BookingRequest } from '../booking.schema.ts';
import { quote, type Quote } from '../booking-quote.ts';
import { bookingErrors } from '../bookings.errors.ts';
import { quoteInput, quoteRefused } from '../queries/quote-booking.server.ts';

/** A request that passed every check but the slot's: server values only. */
export type PreparedBooking = {
  clientId: string;
  professional: BookableProfessional;
  service: ServiceRecord & { stripe_price_id: string };
  startsAt: EpochMinutes;
  location: string;
  price: Quote;
};

/**
 * Checks a booking request in the documented order (document 1, section 5; approval last, OPEN-16).
 * @throws AppError of bookings.errors.ts
 */
export async function prepareBooking(request: BookingRequest, viewer: Viewer, now: EpochMinutes): Promise<PreparedBooking> {
  // Somebody without a profile (DESIGN: Accounts) is no client yet.
  if (request.clientId !== viewer.id || !viewer.profile) throw new AppError(bookingErrors.invalid_client);
  const [professional, service] = await Promise.all([
    findBookableProfessional(database(), request.professionalId),
    findService(database(), request.serviceId),
  ]);
  if (!professional) throw new AppError(bookingErrors.invalid_professional);
  if (service?.professional_id !== professional.id) throw new AppError(bookingErrors.invalid_service);
  const startsAt = bookableInstant(request.bookingDate, professional.time_zone, now);
  const { stripe_price_id } = service;
  if (!stripe_price_id) throw new AppError(bookingErrors.no_stripe_price);
  if (!professional.stripe_account_id) throw new AppError(bookingErrors.no_connected_account);
  const price = quote(quoteInput(service.price, professional, request.location));
  if (typeof price === 'string') throw quoteRefused(price, request.location);
  if (!acceptsBookings(professional)) throw new AppError(bookingErrors.not_accepting_bookings);
  refuseChangedTotal(request.expectedTotal, price);
  return { clientId: viewer.id, professional, service: { ...service, stripe_price_id }, startsAt, location: request.location, price };
}

/** One of the 10 slots between now and 3 months ahead, in the professional's zone (OPEN-31). */
function bookableInstant(bookingDate: string, timeZone: string, now: EpochMinutes): EpochMinutes {
  const instant = parseIsoWithOffset(bookingDate);
  if (instant === null || instant <= now) throw new AppError(bookingErrors.invalid_date);
  const window = bookingWindow(now, timeZone);
  const date = localDate(instant, timeZone);
  if (date < window.earliest || date > window.latest) throw new AppError(bookingErrors.invalid_date);
  if (!bookableTimes.includes(localTime(instant, timeZone))) throw new AppError(bookingErrors.invalid_date);
  return instant;
}

function refuseChangedTotal(expected: BookingRequest['expectedTotal'], price: Quote): void {
  if (expected === undefined || centsFromDollars(expected) === price.total) return;
  throw new AppError(bookingErrors.total_changed, { extra: { total_amount: (price.total / 100).toFixed(2) } });
}
