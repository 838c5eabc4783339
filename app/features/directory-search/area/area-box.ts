import type { MapArea } from './map-area.ts';

type Interval = readonly [lowest: number, highest: number];

/** Returns the bounding box on the unit sphere of an area of the map, in the syntax of PostgreSQL's cube. */
export function areaBox({ west, south, east, north }: MapArea): string {
  const parallels = cosines([south, north]);
  const sides = [product(parallels, cosines([west, east])), product(parallels, cosines([west - 90, east - 90]))];
  const heights: Interval = [Math.sin(radians(south)), Math.sin(radians(north))];
  const corner = (end: 0 | 1) => `(${[...sides, heights].map((interval) => interval[end]).join(',')})`;
  return `${corner(0)},${corner(1)}`;
}

/** The cosines of all angles between two, in degrees from -270 to 180. */
function cosines([from, to]: Interval): Interval {
  const ends = [Math.cos(radians(from)), Math.cos(radians(to))];
  const contains = (angle: number) => from <= angle && angle <= to;
  return [contains(-180) || contains(180) ? -1 : Math.min(...ends), contains(0) ? 1 : Math.max(...ends)];
}

function product(ones: Interval, others: Interval): Interval {
  const products = ones.flatMap((one) => others.map((other) => one * other));
  return [Math.min(...products), Math.max(...products)];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
