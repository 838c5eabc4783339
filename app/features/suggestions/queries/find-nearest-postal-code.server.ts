import type { Coordinates } from '#app/lib/places/distance.ts';
import { lookUpPostalCode, postalCodesWithin } from '#app/lib/places/postal-codes.server.ts';
import { usTimeZoneAt } from '#app/lib/places/us-time-zone.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { suggestionErrors } from '../suggestions.errors.ts';

/** Miles; far out in Alaska the next ZIP is this far away. */
const farthest = 120;
/** Miles; the map of time zones is coarse, and takes some border towns of ours for the neighbor's. */
const besideBorder = 3;

/**
 * Returns the ZIP whose center is nearest to a position.
 * @throws AppError position_outside_us
 */
export function findNearestPostalCode(position: Coordinates): { postal_code: string; city: string } {
  const nearest = postalCodesWithin(position, farthest)[0];
  const isOurs = nearest !== undefined && (usTimeZoneAt(position) !== null || nearest.miles <= besideBorder);
  const place = isOurs ? lookUpPostalCode(nearest.postalCode) : null;
  if (place === null) throw new AppError(suggestionErrors.position_outside_us);
  return { postal_code: place.postalCode, city: `${place.city}, ${place.state}` };
}
