import { milesBetween } from '#app/lib/places/distance.ts';
import { emptyRoadSpeeds, type SpeedProfile } from './drive-time.ts';
import type { Place } from './place.ts';

/** The way from one place to another. */
export interface Leg {
  /** By road. */
  miles: number;
  /** Minutes on empty roads; driveMinutesFrom adds the hour's traffic. */
  freeMinutes: number;
}

export type LegBetween = (from: Place, to: Place) => Leg;

/** Roads are longer than the line between two points by about this much. */
const roadFactor = 1.3;

/** Estimates a leg from the centers of its ZIPs; within one ZIP there is nothing to drive. */
export function estimateLeg(from: Place, to: Place, profile: SpeedProfile): Leg {
  const miles = from.zip === to.zip ? 0 : milesBetween(from, to) * roadFactor;
  return { miles, freeMinutes: (miles / emptyRoadSpeeds[profile]) * 60 };
}
