import { formatDuration } from '#app/features/visits/duration-text.ts';
import { travelMiles } from '#app/lib/places/distance.ts';
import type { DayRoute, RouteLeg } from './day-route.ts';

/** Formats a leg, which is an estimate: "About 23 min, 11.7 mi from the last visit". */
export function legText({ from, minutes, miles }: RouteLeg): string {
  const origin = from === 'start' ? 'where you start' : 'the last visit';
  if (minutes === null || miles === null) return `We don’t know the way from ${origin}: a ZIP code is missing`;
  if (miles === 0) return `In the same ZIP code as ${origin}`;
  return `About ${formatDuration(minutes)}, ${travelMiles(miles).toFixed(1)} mi from ${origin}`;
}

/** Formats a day: "3 visits, about 1 h 5 min and 31.2 mi on the road"; the road is left out where there is none. */
export function routeSummary({ stops, home }: Pick<DayRoute, 'stops' | 'home'>): string {
  if (stops.length === 0) return 'No visits';
  const legs = [...stops.map(({ leg }) => leg), ...(home ? [home] : [])];
  const minutes = legs.reduce((sum, leg) => sum + (leg.minutes ?? 0), 0);
  const miles = legs.reduce((sum, leg) => sum + travelMiles(leg.miles ?? 0), 0);
  const visits = stops.length === 1 ? '1 visit' : `${stops.length} visits`;
  if (minutes === 0) return visits;
  return `${visits}, about ${formatDuration(minutes)} and ${miles.toFixed(1)} mi on the road`;
}
