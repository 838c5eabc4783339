import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import { type Coordinates, milesBetween } from '#app/lib/places/distance.ts';
import { lookUpPostalCode } from '#app/lib/places/postal-codes.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { drivingMinutes } from '../driving-minutes.ts';
import { driveOriginsStore } from '../drive-origins-store.server.ts';

const sameHalfDay = 12 * 3_600_000;

/**
 * Guesses the minutes of the drive to a visit, from the one before it or from the professional's own ZIP; the
 * professional corrects it before pressing.
 */
export async function estimateDrive(bookingId: string, start: Date): Promise<number> {
  const origin = await driveOriginsStore.findOrigin(database(), bookingId, new Date(start.getTime() - sameHalfDay));
  if (!origin) return drivingMinutes(null);
  const { latitude, longitude } = origin;
  const base = latitude === null || longitude === null ? null : { latitude, longitude };
  const from = origin.location_before === null ? base : placeOf(origin.location_before);
  const to = placeOf(origin.location);
  return drivingMinutes(from && to ? milesBetween(from, to) : null);
}

function placeOf(location: string): Coordinates | null {
  const zip = findPostalCode(location);
  return zip === null ? null : lookUpPostalCode(zip);
}
