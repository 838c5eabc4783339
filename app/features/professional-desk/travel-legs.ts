import { type Coordinates, milesBetween, travelMiles } from '#app/lib/places/distance.ts';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { TravelLeg } from './overview.ts';

export interface Stop {
  /** The center of its ZIP; null if unknown. */
  place: Coordinates | null;
  start: EpochMinutes;
  end: EpochMinutes;
}

/** Returns the trip to each stop of a day, in order; the first starts at the base. */
export function travelLegs(base: Coordinates | null, stops: readonly Stop[]): TravelLeg[] {
  return stops.map((stop, index) => {
    const previous = stops[index - 1];
    const from = previous ? previous.place : base;
    return {
      from: previous ? 'visit' : 'base',
      miles: from && stop.place ? travelMiles(milesBetween(from, stop.place)) : null,
      minutes: previous ? Math.max(0, stop.start - previous.end) : null,
    };
  });
}
