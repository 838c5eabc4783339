import { milesBetween, travelFee, travelMiles, type Coordinates } from '#app/lib/places/distance.ts';
import { addCents, cents, shareOf, subtractCents, type Cents } from '#app/lib/money.ts';

export type QuoteInput = {
  price: Cents;
  feePerMile: Cents;
  serviceRadius: number;
  /** The center of the service area; null if the professional gave none. */
  base: Coordinates | null;
  /** The center of the address's ZIP: absent, unknown, or found. */
  destination: Coordinates | 'no-zip' | 'unknown-zip';
};

export type Quote = {
  /** Of the service, before the discount. */
  price: Cents;
  discountPercent: number;
  discount: Cents;
  miles: number;
  travelFee: Cents;
  total: Cents;
};
export type QuoteRefusal = 'address_needs_zip' | 'unknown_zip' | 'outside_service_area';

/**
 * The price of a service at an address (OPEN-59): the service plus the travel fee for the miles between the ZIP
 * centroids of service area and address. The address needs a ZIP only if a fee is charged; a ZIP outside the radius
 * is always refused.
 */
export function quote(input: QuoteInput): Quote | QuoteRefusal {
  const { price, feePerMile, destination, base } = input;
  if (destination === 'no-zip' || destination === 'unknown-zip' || base === null) {
    if (feePerMile > 0 && destination === 'no-zip') return 'address_needs_zip';
    if (feePerMile > 0 && destination === 'unknown-zip') return 'unknown_zip';
    return { ...undiscounted(price), miles: 0, travelFee: cents(0), total: price };
  }
  const miles = milesBetween(base, destination);
  if (isOutside(input.serviceRadius, miles)) return 'outside_service_area';
  const fee = travelFee(feePerMile, miles);
  return { ...undiscounted(price), miles: travelMiles(miles), travelFee: fee, total: addCents(price, fee) };
}

function undiscounted(price: Cents) {
  return { price, discountPercent: 0, discount: cents(0) };
}

/** Takes a percentage off the service, rounded half up to the cent; the travel fee stays. */
export function discounted(full: Quote, discountPercent: number): Quote {
  const discount = shareOf(full.price, discountPercent);
  const total = addCents(subtractCents(full.price, discount), full.travelFee);
  return { ...full, discountPercent, discount, total };
}

/** Whether a place is farther from the center of a service area than its radius, both in miles. */
export function isOutside(serviceRadius: number, miles: number): boolean {
  return travelMiles(miles) > serviceRadius;
}
