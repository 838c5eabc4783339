import { findPostalCode } from './address-postal-code.ts';
import { findCity, lookUpPostalCode, type PostalCode } from './postal-codes.server.ts';

/**
 * Finds the US place that a text means: its ZIP if it has one ("Austin, TX 78704"), else the city of exactly that
 * name ("Austin, TX"; "Austin" is the largest). Null if there is none. A city's center is the mean of its ZIPs.
 */
export function findUsPlace(text: string): PostalCode | null {
  const zip = findPostalCode(text);
  if (zip !== null) return lookUpPostalCode(zip);
  const city = findCity(text);
  const place = city && lookUpPostalCode(city.postalCode);
  return city && place ? { ...place, latitude: city.latitude, longitude: city.longitude } : null;
}
