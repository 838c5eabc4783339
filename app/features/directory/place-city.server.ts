import { lookUpPostalCode } from '#app/lib/postal-codes.server.ts';
import { findPostalCode } from '#app/lib/address-postal-code.ts';

/** Finds the city of a professional's ZIP code, "Austin, TX"; the code may also come from the service area's text. */
export function findPlaceCity(place: { service_area_zip: string | null; service_area: string | null }): string | null {
  const zip = place.service_area_zip ?? (place.service_area === null ? null : findPostalCode(place.service_area));
  const found = zip === null ? null : lookUpPostalCode(zip);
  return found && `${found.city}, ${found.state}`;
}
