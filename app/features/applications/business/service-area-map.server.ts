import { milesBetween, type Coordinates } from '#app/lib/places/distance.ts';
import { centersWithin } from '#app/lib/places/postal-codes.server.ts';
import { findUsPlace } from '#app/lib/places/us-place.server.ts';
import type { MapCity, MapPoint, ServiceAreaMap } from './service-area-map.ts';

/** How far the map extends beyond the circle, as a multiple of its radius, so that its edge is visible. */
const margin = 1.3;
/** Enough to show where people live; more would only make the answer larger. */
const pointsMaximum = 500;
const citiesMaximum = 5;
/** The smallest radius drawn, in miles, for a professional who works in a single place. */
const leastRadius = 1;

/**
 * Returns the map of a service area, drawn from ZIP centers: where people live, and which cities lie inside.
 * @param radius miles
 * @returns undefined for an unknown place
 */
export function serviceAreaMap(place: string, radius: number): ServiceAreaMap | undefined {
  const center = findUsPlace(place);
  if (!center) return undefined;
  const reach = Math.max(radius, leastRadius);
  const around = centersWithin(center, reach * margin);
  const step = Math.max(1, Math.ceil(around.length / pointsMaximum));
  return {
    name: `${center.city}, ${center.state}`,
    timeZone: center.timeZone,
    radius,
    reach: reach * margin,
    points: around
      .filter((_, index) => index % step === 0)
      .map((point) => pointOn(center, point, point.miles <= radius)),
    cities: largestCities(
      center,
      around.filter(({ miles }) => miles <= radius),
      reach / 5,
    ),
  };
}

/** Miles east and south, treating the ground as flat, which is accurate enough at these distances. */
function offset(center: Coordinates, { latitude, longitude }: Coordinates): { x: number; y: number } {
  const east = milesBetween({ latitude, longitude: center.longitude }, { latitude, longitude });
  const south = milesBetween(center, { latitude, longitude: center.longitude });
  return {
    x: rounded(longitude < center.longitude ? -east : east),
    y: rounded(latitude > center.latitude ? -south : south),
  };
}

function pointOn(center: Coordinates, point: Coordinates, inside: boolean): MapPoint {
  return { ...offset(center, point), inside };
}

/**
 * The cities with the most ZIPs, each at the center of its ZIPs inside the area and at least `apart` miles from any
 * larger one. A city with a single ZIP may be an office with a name of its own.
 */
function largestCities(center: Coordinates, inside: (Coordinates & { city: string })[], apart: number): MapCity[] {
  const groups = [...Map.groupBy(inside, ({ city }) => city)].filter(
    ([, zips], index) => zips.length > 1 || index === 0,
  );
  const cities = groups
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([city, zips]) => ({ name: city.replace(/, \w\w$/, ''), ...offset(center, middleOf(zips)) }));
  const shown: MapCity[] = [];
  for (const city of cities) {
    if (shown.every(({ x, y }) => Math.hypot(x - city.x, y - city.y) >= apart)) shown.push(city);
  }
  return shown.slice(0, citiesMaximum);
}

function middleOf(places: Coordinates[]): Coordinates {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  };
}

function rounded(miles: number): number {
  return Math.round(miles * 10) / 10;
}
