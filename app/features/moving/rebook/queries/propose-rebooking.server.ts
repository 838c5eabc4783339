import { database } from '#app/platform/database/database.server.ts';
import { dollarString } from '#app/lib/money.ts';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { acceptsBookings, canBePaid } from '#app/features/professionals/professional.policy.ts';
import {
  findBookableProfessional,
  type BookableProfessional,
} from '#app/features/professionals/queries/find-bookable-professional.server.ts';
import { findService, type ServiceRecord } from '#app/features/services/queries/find-service.server.ts';
import { bookingLink } from '#app/features/bookings/booking-link.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import type { Rebooking, VisitPrice } from '../rebooking.ts';
import { ownBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { discounted, quote, type Quote } from '#app/features/slots/booking-quote.ts';
import { quoteInput } from '#app/features/slots/queries/quote-booking.server.ts';
import type { BookingRecord } from '#app/features/bookings/queries/find-booking.server.ts';
import { readNextFreeSlot } from '#app/features/slots/queries/read-slots.server.ts';

/** Texts for a visit that cannot be rebooked as it was. */
const rebookingMessages = {
  professionalGone: (name: string | undefined) => `${name || 'This professional'} isn’t taking bookings right now.`,
  serviceGone: (name: string, service: string) => `${name} no longer offers “${service}”.`,
  nothingFree: (name: string) => `${name} has no openings in the next 3 months.`,
  similar: 'See similar professionals',
  goOn: (name: string) => `Continue with ${name}`,
} as const;

/**
 * Proposes to rebook a visit for its client: the next free slot and today's price. @throws AppError booking_not_found
 */
export async function proposeRebooking(bookingId: string, clientId: string, now = new Date()): Promise<Rebooking> {
  const booking = await ownBooking(bookingId, clientId);
  const db = database();
  const professional =
    booking.professional_id === null ? undefined : await findBookableProfessional(db, booking.professional_id);
  if (!professional || !isBookable(professional))
    return nothing('gone', rebookingMessages.professionalGone(professional?.name), booking);
  const service = booking.service_id === null ? undefined : await findService(db, booking.service_id);
  if (service?.professional_id !== professional.id || !service.stripe_price_id) {
    return nothing(
      'gone',
      rebookingMessages.serviceGone(professional.name, booking.service_name),
      booking,
      professional,
    );
  }
  return proposalOf(booking, professional, service, now);
}

function isBookable(professional: BookableProfessional): boolean {
  return acceptsBookings(professional) && canBePaid(professional);
}

async function proposalOf(
  booking: BookingRecord,
  professional: BookableProfessional,
  service: ServiceRecord,
  now: Date,
): Promise<Rebooking> {
  const price = priceAt(booking.location, service, professional);
  if (typeof price === 'string') return nothing('address', price, booking, professional, service);
  const question = {
    professionalId: professional.id,
    serviceId: service.id,
    viewerId: booking.client_id,
    zip: findPostalCode(booking.location),
    now,
  };
  const { slot, duration, discountPercent } = await readNextFreeSlot(question, professional.time_zone);
  if (!slot) return nothing('no-slot', rebookingMessages.nothingFree(professional.name), booking);
  return {
    state: 'ready',
    professional: { id: professional.id, name: professional.name },
    service: { id: service.id, name: service.name, duration },
    location: booking.location,
    slot: {
      date: slot.date,
      time: slot.time,
      starts_at: toIsoWithOffset(slot.startsAt, professional.time_zone),
      time_zone: professional.time_zone,
    },
    before: {
      service_price: dollarString(booking.service_price),
      discount_amount: dollarString(booking.discount_amount),
      travel_fee_amount: dollarString(booking.travel_fee_amount),
      total_amount: dollarString(booking.total_amount),
    },
    now: toPrice(discounted(price, discountPercent)),
  };
}

/** Today's price at the address, or why there is none. */
function priceAt(location: string, service: ServiceRecord, professional: BookableProfessional): Quote | string {
  const answer = quote(quoteInput(service.price, professional, location));
  return typeof answer === 'string' ? bookingErrors[answer].message : answer;
}

function toPrice({ price, discount, travelFee, total }: Quote): VisitPrice {
  return {
    service_price: dollarString(price),
    discount_amount: dollarString(discount),
    travel_fee_amount: dollarString(travelFee),
    total_amount: dollarString(total),
  };
}

/** Why it cannot be rebooked directly, with where to look instead; what is still available stays selected. */
function nothing(
  state: 'gone' | 'no-slot' | 'address',
  message: string,
  booking: BookingRecord,
  professional?: BookableProfessional,
  service?: ServiceRecord,
): Rebooking {
  const own = professional && {
    label: rebookingMessages.goOn(professional.name),
    to: bookingLink({ pro: professional.id, name: professional.name, service: service?.id }),
  };
  return {
    state,
    message,
    links: [{ label: rebookingMessages.similar, to: similarTo(booking) }, ...(own ? [own] : [])],
  };
}

/** Professionals with the same service, near the same address. */
function similarTo({ service_name, location }: BookingRecord): string {
  const zip = findPostalCode(location);
  const search = new URLSearchParams({ serviceTitle: service_name, ...(zip ? { place: zip } : {}) });
  return `/professionals?${search}`;
}
