import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import { milesBetween, travelMiles } from '#app/lib/places/distance.ts';
import { lookUpPostalCode } from '#app/lib/places/postal-codes.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { getClientBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { findProgress } from '../../queries/read-progress.server.ts';
import type { PositionDto } from '../position-dto.ts';
import { freshSince } from '../position.ts';
import { positionsStore } from '../positions-store.server.ts';

/**
 * Where the professional of a visit is, for its client, while they are on the way and share it; null otherwise.
 * @throws AppError booking_not_found for everybody else
 */
export async function readPosition(bookingId: string, clientId: string, now = new Date()): Promise<PositionDto | null> {
  const booking = await getClientBooking(bookingId, clientId);
  const progress = await findProgress(bookingId, now);
  return booking.status === 'confirmed' && progress?.step === 'driving'
    ? findPosition(bookingId, booking.location, now)
    : null;
}

/** The same, unrestricted, for a visit that is known to be on the way. */
export async function findPosition(bookingId: string, location: string, now: Date): Promise<PositionDto | null> {
  const position = await positionsStore.find(database(), bookingId, freshSince(now));
  if (!position) return null;
  const zip = findPostalCode(location);
  const destination = zip === null ? null : lookUpPostalCode(zip);
  return {
    latitude: position.latitude,
    longitude: position.longitude,
    at: position.at.toISOString(),
    miles_left: destination && travelMiles(milesBetween(position, destination)).toFixed(1),
    destination: destination && { latitude: destination.latitude, longitude: destination.longitude },
  };
}
