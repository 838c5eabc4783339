import { findPostalCode } from './address-postal-code.ts';
import { findCity, lookUpPostalCode, type PostalCode } from './postal-codes.server.ts';

/**
 * The US place that a text means: its ZIP where it has one ("Austin, TX 78704"), else the city of exactly that name
 * ("Austin, TX"; "Austin" is the largest). Null when there is none. A city has the middle of its ZIPs as its centre.
 */
export function findUsPlace(text: string): PostalCode | null {
  const zip = findPostalCode(text);
  if (zip !== null) return lookUpPostalCode(zip);
  const city = findCity(text);
  const place = city && lookUpPostalCode(city.postalCode);
  return city && place ? { ...place, latitude: city.latitude, longitude: city.longitude } : null;
}
