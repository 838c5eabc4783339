import { AppError } from '#app/platform/errors/app-error.ts';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import type { BookingRequest } from '#app/features/bookings/booking.schema.ts';
import { checkSlot } from '#app/features/slots/slot-facts.ts';
import { readTravelRules } from '#app/features/slots/queries/travel-facts.server.ts';
import { discounted } from '#app/features/slots/booking-quote.ts';
import { prepareBooking, type PreparedBooking } from '../commands/prepare-booking.server.ts';

/** A booking that could be held at this moment, with the minutes of its service; its price has the discount. */
export type Holdable = PreparedBooking & { duration: number };

/** Checks a booking by the rules of a hold, without holding anything; null if it is not possible. */
export async function findHoldable(
  request: BookingRequest,
  viewer: Viewer,
  now: EpochMinutes,
): Promise<Holdable | null> {
  const booking = await prepared(request, viewer, now);
  if (booking === null) return null;
  const travel = await readTravelRules(booking.facts, findPostalCode(booking.location));
  const { refusal, service, discountPercent } = checkSlot(booking.facts, booking.startsAt, now, travel);
  if (refusal !== null) return null;
  return { ...booking, price: discounted(booking.price, discountPercent), duration: service.duration };
}

async function prepared(request: BookingRequest, viewer: Viewer, now: EpochMinutes): Promise<PreparedBooking | null> {
  try {
    return await prepareBooking(request, viewer, now);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
