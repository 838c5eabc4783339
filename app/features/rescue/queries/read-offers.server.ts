import { database } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { localDate, epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { centsFromDollars, dollarString } from '#app/lib/money.ts';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import { lookUpPostalCode } from '#app/lib/places/postal-codes.server.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { findHoldable, type Holdable } from '#app/features/holds/queries/find-holdable.server.ts';
import type { Rescue } from '#app/features/replacements/rescue.ts';
import { findCards } from '#app/features/directory-entries/queries/find-cards.server.ts';
import { spherePoint } from '#app/features/directory-entries/sphere.ts';
import { candidatesStore, type Candidate } from '../candidates-store.server.ts';
import type { OfferDto } from '../offer-dto.ts';

/** Enough to choose from, few enough to compare. */
const offersMaximum = 6;
/** Who is asked for their hour at most: a statement each. */
const candidatesMaximum = 32;
const askedAtOnce = 4;

/**
 * Who could come instead of the cancelled visit: verified and listed, free at that hour by the rules of a hold, at that
 * address, for no more than was paid. Those with the same service come first, then the better rated.
 */
export async function readOffers(rescue: Rescue, viewer: Viewer, now: Date): Promise<OfferDto[]> {
  const offers: (Holdable & Candidate)[] = [];
  const candidates = await listCandidates(rescue, viewer.id);
  for (let first = 0; first < candidates.length && offers.length < offersMaximum; first += askedAtOnce) {
    const asked = candidates.slice(first, first + askedAtOnce);
    const answers = await Promise.all(asked.map((candidate) => ask(rescue.booking, candidate, viewer, now)));
    offers.push(...answers.filter((answer) => answer !== null));
  }
  return withCards(offers.slice(0, offersMaximum));
}

async function listCandidates({ booking, categoryId }: Rescue, clientId: string): Promise<Candidate[]> {
  const zip = findPostalCode(booking.location);
  const place = zip === null ? null : lookUpPostalCode(zip);
  // Nobody can say whether an address without a place is within a service area.
  if (place === null) return [];
  const [start, end] = [booking.start_time, booking.end_time].map((time) => epochMinutesOf(new Date(time))) as [
    number,
    number,
  ];
  const wanted = {
    clientId,
    professionalId: booking.professional_id,
    categoryId,
    serviceName: booking.service.name,
    duration: end - start,
    paid: booking.total_amount,
    point: spherePoint(place),
    date: localDate(start, booking.time_zone),
  };
  return candidatesStore.list(database(), wanted, candidatesMaximum);
}

async function ask(
  { start_time, location, total_amount }: BookingDto,
  candidate: Candidate,
  viewer: Viewer,
  now: Date,
): Promise<(Holdable & Candidate) | null> {
  const { professional_id, service_id } = candidate;
  const request = {
    professionalId: professional_id,
    serviceId: service_id,
    clientId: viewer.id,
    bookingDate: start_time,
    location,
  };
  const booking = await findHoldable(request, viewer, epochMinutesOf(now));
  if (booking === null || booking.price.total > centsFromDollars(total_amount)) return null;
  return { ...booking, ...candidate };
}

/** Their faces and ratings are those of the directory; who has just left it is left out. */
async function withCards(offers: readonly (Holdable & Candidate)[]): Promise<OfferDto[]> {
  const cards = await findCards(offers.map(({ professional_id }) => professional_id));
  const byId = new Map(cards.map((card) => [card.id, card]));
  return offers.flatMap(({ professional_id, service, duration, price }) => {
    const card = byId.get(professional_id);
    if (!card) return [];
    const { id, name, image, rating, review_count } = card;
    return [
      {
        professional: { id, name, image, rating, review_count },
        service: { id: service.id, name: service.name, duration },
        service_price: dollarString(price.price),
        discount_amount: dollarString(price.discount),
        travel_fee_amount: dollarString(price.travelFee),
        total_amount: dollarString(price.total),
      },
    ];
  });
}
