import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { LegBetween } from '#app/features/travel/drive/leg.ts';
import type { Place } from '#app/features/travel/drive/place.ts';
import type { TravelSettings } from '#app/features/travel/settings/travel-settings.ts';

/** A live booking and where it takes place; null if its address names no known ZIP. */
export interface PlacedVisit {
  start: EpochMinutes;
  /** With its buffer: when the professional leaves. */
  end: EpochMinutes;
  place: Place | null;
  /** Whether times near it are best for the route: it is paid, and somebody else's than the viewer's. */
  isAnchor: boolean;
}

/** Everything that determines whether a professional gets to a place in time, and on from there. */
export interface TravelRules {
  limits: Pick<TravelSettings, 'profile' | 'parkingMinutes' | 'maximumDrive' | 'earliest' | 'latest' | 'routeDiscount'>;
  dayStart: Place | null;
  dayEnd: Place | null;
  destination: Place;
  /** Ascending by start. */
  visits: readonly PlacedVisit[];
  legBetween: LegBetween;
}
