/** A rectangle on the map, in degrees. It does not cross the date line. */
export type MapArea = { west: number; south: number; east: number; north: number };

/** Reads "west,south,east,north"; undefined if that is not a rectangle on the globe. */
export function parseMapArea(text: string): MapArea | undefined {
  if (!/^-?\d{1,3}(\.\d{1,20})?(,-?\d{1,3}(\.\d{1,20})?){3}$/.test(text)) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(rounded);
  const isOnGlobe = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isOnGlobe && west < east && south < north ? { west, south, east, north } : undefined;
}

/** Writes an area as URLs contain it, rounded to about a hundred yards so that equal views share one URL. */
export function formatMapArea({ west, south, east, north }: MapArea): string {
  return [Math.max(west, -180), Math.max(south, -90), Math.min(east, 180), Math.min(north, 90)].map(rounded).join(',');
}

function rounded(degrees: number | string): number {
  // Adding zero turns -0 into 0.
  return Math.round(Number(degrees) * 1_000) / 1_000 + 0;
}
