import { earthRadiusMiles, type Coordinates } from '#app/lib/places/distance.ts';

/** Formats a place as a point on the unit sphere, in the syntax of PostgreSQL's cube. */
export function spherePoint(place: Coordinates): string {
  return `(${spherePosition(place).join(',')})`;
}

/** Converts miles along the surface to a chord length of the unit sphere. */
export function chordOfMiles(miles: number): number {
  return 2 * Math.sin(Math.min(miles / earthRadiusMiles, Math.PI) / 2);
}

/** Returns the bounding box of all points within a chord of a place. */
export function sphereBox(place: Coordinates, chord: number): string {
  const point = spherePosition(place);
  const corner = (sign: number) => `(${point.map((value) => value + sign * chord).join(',')})`;
  return `${corner(-1)},${corner(1)}`;
}

/** Returns a place's position on the unit sphere. */
export function spherePosition({ latitude, longitude }: Coordinates): [x: number, y: number, z: number] {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}
