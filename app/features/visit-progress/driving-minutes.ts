import { driveMinutes } from './visit-progress.ts';

/** Roads are longer than the straight line. */
const detour = 1.3;
const milesPerHour = 30;
/** Getting going and parking. */
const besideDriving = 4;
const unknownDistance = 15;

/** Returns a first guess of a drive over a straight distance in miles, for the professional to correct; null if unknown. */
export function drivingMinutes(miles: number | null): number {
  if (miles === null) return unknownDistance;
  const minutes = Math.round((miles * detour * 60) / milesPerHour + besideDriving);
  return Math.min(driveMinutes.maximum, minutes);
}
