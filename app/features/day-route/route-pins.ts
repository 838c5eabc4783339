import type { Place } from '#app/features/travel/drive/place.ts';
import type { DayRoute } from './day-route.ts';

/** A pin of the map: the numbers of the stops in one ZIP, "1, 3". */
export interface RoutePin {
  label: string;
  place: Place;
}

/** Returns a pin for each ZIP of the route. */
export function pinsOfRoute({ stops }: Pick<DayRoute, 'stops'>): RoutePin[] {
  const pins = new Map<string, RoutePin>();
  for (const [index, { place }] of stops.entries()) {
    if (!place) continue;
    const pin = pins.get(place.zip);
    pins.set(place.zip, { place, label: pin ? `${pin.label}, ${index + 1}` : String(index + 1) });
  }
  return [...pins.values()];
}

/** Degrees around the route, so that no pin stands at the edge. */
const margin = 0.06;

/** Returns the area that shows the whole route; undefined if nothing of it has a place. */
export function areaOfRoute({ stops, start, end }: Pick<DayRoute, 'stops' | 'start' | 'end'>) {
  const places = [start, end, ...stops.map(({ place }) => place)].filter((place) => place !== null);
  if (places.length === 0) return undefined;
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes) - margin,
    east: Math.max(...longitudes) + margin,
    south: Math.min(...latitudes) - margin,
    north: Math.max(...latitudes) + margin,
  };
}
