import { cents, type Cents } from '../money.ts';

/** A point on earth in degrees, north and east positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The mean radius (IUGG), 6371.0088 km, in statute miles. */
export const earthRadiusMiles = 3958.7613;

/** Returns the miles along the surface between two points (haversine), unrounded. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const latitudes = haversine(radians(to.latitude - from.latitude));
  const longitudes = haversine(radians(to.longitude - from.longitude));
  const scale = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, latitudes + scale * longitudes)));
}

/** Rounds miles as they are shown and charged: to one decimal, half up. */
export function travelMiles(miles: number): number {
  return Math.round(miles * 10) / 10;
}

/**
 * Returns the fee for travel: the fee per mile times travelMiles(miles), rounded half up to the cent. It charges the
 * rounded miles, so that a client can check the total from the numbers on the page.
 */
export function travelFee(feePerMile: Cents, miles: number): Cents {
  const tenths = Math.round(travelMiles(miles) * 10);
  return cents(Math.floor((feePerMile * tenths + 5) / 10));
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
