import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import { centerOfPostalCode } from '#app/lib/places/postal-codes.server.ts';
import type { Place } from '../place.ts';

/** Returns the place of a ZIP; null without one, or if no US place has it. */
export function placeOfZip(zip: string | null): Place | null {
  const center = zip === null ? null : centerOfPostalCode(zip);
  return zip === null || center === null ? null : { zip, ...center };
}

/** Returns the place of a free-text address; null if it has no ZIP that is known. */
export function placeOfLocation(address: string): Place | null {
  return placeOfZip(findPostalCode(address));
}
