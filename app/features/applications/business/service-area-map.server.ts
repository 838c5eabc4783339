import { milesBetween, type Coordinates } from '#app/lib/distance.ts';
import { centersWithin } from '#app/lib/postal-codes.server.ts';
import { findUsPlace } from '#app/lib/us-place.server.ts';
import type { MapCity, MapPoint, ServiceAreaMap } from './service-area-map.ts';

/** What is drawn around the circle, as a share of its radius, so that its edge is seen to be one. */
const margin = 1.3;
/** Enough to see where people live; more would only be heavier. */
const pointsMaximum = 500;
const citiesMaximum = 5;
/** Miles around a professional who only works at one spot. */
const leastRadius = 1;

/**
 * The land around a service area as its ZIP centres show it: where people live, and which cities lie inside.
 * @param radius miles
 * @returns undefined for a place that is none
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

/** Miles to the east and to the south: near enough to flat at these distances. */
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
 * The cities with most ZIPs, each at the middle of those that lie inside, none nearer to a larger one than `apart`
 * miles. A single ZIP may be an office with a name of its own.
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
