import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { epochMinutesOf, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import { cents, dollarString, type Cents } from '#app/lib/money.ts';
import { lookUpPostalCode } from '#app/lib/places/postal-codes.server.ts';
import {
  findBookableProfessional,
  type BookableProfessional,
} from '#app/features/professionals/queries/find-bookable-professional.server.ts';
import { findService } from '#app/features/services/queries/find-service.server.ts';
import type { QuoteDto } from '#app/features/bookings/booking-dto.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { checkSlot } from '../slot-facts.ts';
import { slotFactsStore } from '../slot-facts-store.server.ts';
import { readTravelRules } from './travel-facts.server.ts';
import { discounted, quote, type Quote, type QuoteInput, type QuoteRefusal } from '../booking-quote.ts';

/** `timed` is the time that is asked for, and who asks. */
export type QuoteQuestion = {
  serviceId: string;
  professionalId: string;
  location: string;
  timed?: { startsAt: EpochMinutes; viewerId: string | null } | undefined;
};

/** The longest range of a booking in minutes: a day of service and a day of buffer. */
const reach = 2 * 1440;

/**
 * The price of a selection, shown before payment. Without an address the travel fee is open; an address without the
 * ZIP that decides the fee is refused, so that nobody mistakes the service's price for the total. With a time, the price
 * has the discount of one that is best for the route.
 * @throws AppError invalid_service, invalid_professional, address_needs_zip, unknown_zip or outside_service_area
 */
export async function quoteBooking(input: QuoteQuestion): Promise<QuoteDto> {
  const professional = await findBookableProfessional(database(), input.professionalId);
  if (!professional) throw new AppError(bookingErrors.invalid_professional);
  const service = await findService(database(), input.serviceId);
  if (service?.professional_id !== professional.id) throw new AppError(bookingErrors.invalid_service);
  const answer = quote(quoteInput(service.price, professional, input.location));
  if (answer === 'address_needs_zip' && input.location === '')
    return toDto({ ...withoutTravel(service.price, professional), needsZip: true }, professional);
  if (typeof answer === 'string') throw quoteRefused(answer, input.location);
  return toDto({ ...discounted(answer, await discountAt(input)), needsZip: false }, professional);
}

/** The percent off the service at the time in question; whether it can be booked at all is decided by the hold. */
async function discountAt({ timed, professionalId, serviceId, location }: QuoteQuestion): Promise<number> {
  const zip = findPostalCode(location);
  if (timed === undefined || zip === null) return 0;
  const day = { from: timed.startsAt - reach, to: timed.startsAt + reach };
  const question = { professionalId, serviceId, viewerId: timed.viewerId, ...day, withPlaces: true };
  const facts = await slotFactsStore.find(question);
  if (!facts?.travel?.route_discount_percent) return 0;
  const travel = await readTravelRules(facts, zip);
  return checkSlot(facts, timed.startsAt, epochMinutesOf(new Date()), travel).discountPercent;
}

type TravelTerms = Pick<BookableProfessional, 'latitude' | 'longitude' | 'travel_fee' | 'service_radius'>;

/** What the price of a service at an address depends on. */
export function quoteInput(price: Cents, professional: TravelTerms, location: string): QuoteInput {
  const { latitude, longitude } = professional;
  const zip = findPostalCode(location);
  const found = zip === null ? null : lookUpPostalCode(zip);
  return {
    price,
    feePerMile: professional.travel_fee,
    serviceRadius: professional.service_radius,
    base: latitude === null || longitude === null ? null : { latitude, longitude },
    destination: zip === null ? 'no-zip' : (found ?? 'unknown-zip'),
  };
}

/** The error for a refused address; outside the service radius it says where to look instead. */
export function quoteRefused(refusal: QuoteRefusal, location: string): AppError {
  const zip = findPostalCode(location);
  const extra =
    refusal === 'outside_service_area' && zip ? { professionals_near: `/professionals?place=${zip}` } : undefined;
  const definition = bookingErrors[refusal];
  return new AppError(definition, { fields: { location: definition.message }, ...(extra ? { extra } : {}) });
}

function withoutTravel(price: Cents, professional: BookableProfessional): Quote {
  const answer = quote({ ...quoteInput(price, professional, ''), feePerMile: cents(0) });
  if (typeof answer === 'string') throw new Error('A price without travel is never refused');
  return answer;
}

function toDto(answer: Quote & { needsZip: boolean }, professional: BookableProfessional): QuoteDto {
  return {
    service_price: dollarString(answer.price),
    discount_percent: answer.discountPercent,
    discount_amount: dollarString(answer.discount),
    travel_fee_per_mile: dollarString(professional.travel_fee),
    travel_miles: answer.miles.toFixed(1),
    travel_fee_amount: dollarString(answer.travelFee),
    total_amount: dollarString(answer.total),
    needs_zip: answer.needsZip,
  };
}
