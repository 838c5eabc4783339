import { feature, mesh } from 'topojson-client';
import citiesUrl from './geography/cities.json?url';
import countiesUrl from './geography/counties.json?url';
import landUrl from './geography/land.json?url';
import zipsUrl from './geography/zips.json?url';
import type { MapPart } from './map-style.ts';

type Topology = Parameters<typeof mesh>[0];
type Shape = NonNullable<Parameters<typeof mesh>[1]>;
type Land = Topology & { objects: Record<'states' | 'abroad' | 'greatLakes' | 'lakes' | 'rivers', Shape> };
type Counties = Topology & { objects: { borders: Shape } };
/** Degrees times 100. */
type Positions = { longitudes: number[]; latitudes: number[] };
type Cities = Positions & { names: string[]; sizes: number[] };

export type Geography = Partial<Record<MapPart, GeoJSON.GeoJSON>>;

/** Reads what is drawn at every zoom. The files are written by scripts/write-map.ts. */
export async function readLand(): Promise<Geography> {
  const [land, cities] = await Promise.all([read<Land>(landUrl), read<Cities>(citiesUrl)]);
  const { states, abroad, greatLakes, lakes, rivers } = land.objects;
  return {
    states: feature(land, states),
    abroad: feature(land, abroad),
    greatLakes: feature(land, greatLakes),
    lakes: feature(land, lakes),
    rivers: feature(land, rivers),
    stateBorders: mesh(land, states, (one, other) => one !== other),
    cities: pointsOf(cities, (row) => ({ name: cities.names[row], zips: cities.sizes[row] })),
  };
}

/** Reads what is only drawn near by. */
export async function readDetails(): Promise<Geography> {
  const [counties, zips] = await Promise.all([read<Counties>(countiesUrl), read<Positions>(zipsUrl)]);
  return {
    counties: feature(counties, counties.objects.borders),
    zips: pointsOf({ longitudes: summed(zips.longitudes), latitudes: summed(zips.latitudes) }, () => null),
  };
}

async function read<Content>(url: string): Promise<Content> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The map could not be read: ${response.status}`);
  return (await response.json()) as Content;
}

function pointsOf(
  { longitudes, latitudes }: Positions,
  properties: (row: number) => GeoJSON.GeoJsonProperties,
): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: longitudes.map((longitude, row) => ({
      type: 'Feature',
      properties: properties(row),
      geometry: { type: 'Point', coordinates: [longitude / 100, (latitudes[row] ?? 0) / 100] },
    })),
  };
}

/** Undoes the differences in which the file has its values. */
function summed(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}
