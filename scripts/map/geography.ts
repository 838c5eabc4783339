import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, quantile, simplify } from 'topojson-simplify';
import { readWater } from './water.ts';

/** The countries that a map of the states shows at its edges. */
const neighbors = new Set(
  'Canada,Mexico,Guatemala,Belize,Honduras,El Salvador,Nicaragua,Cuba,Bahamas,Jamaica,Haiti,Dominican Rep.'.split(','),
);
/** Positions per axis: about 300 yards, the precision of the source. */
const quantization = 1e5;
/** How many of a country's and of a county's points are left. */
const pointsLeft = { countries: 0.3, counties: 0.75 };

type Topology = Parameters<typeof mesh>[0];
type Named = Topology & { objects: Record<string, NonNullable<Parameters<typeof mesh>[1]>> };

/** The states with their lakes and rivers, and what surrounds them. */
export function landTopology(): Topology {
  const { states } = read('us-atlas/states-10m.json').objects;
  const stateFeatures = feature(read('us-atlas/states-10m.json'), required(states)) as GeoJSON.FeatureCollection;
  return topology(
    {
      states: stateFeatures,
      abroad: neighborFeatures(),
      ...readWater(),
    },
    quantization,
  ) as Topology;
}

/** The borders between two counties of one state; those between states are on the map already. */
export function countyTopology(): Topology {
  const atlas = simplified(read('us-atlas/counties-10m.json'), pointsLeft.counties);
  const stateOf = ({ id }: { id?: string | number | undefined }) => String(id).slice(0, 2);
  const borders = mesh(
    atlas,
    required(atlas.objects['counties']),
    (one, other) => one !== other && stateOf(one) === stateOf(other),
  );
  return topology({ borders }, quantization) as Topology;
}

function neighborFeatures(): GeoJSON.FeatureCollection {
  const atlas = simplified(read('world-atlas/countries-50m.json'), pointsLeft.countries);
  const found = feature(atlas, required(atlas.objects['countries'])) as GeoJSON.FeatureCollection;
  const features = found.features.filter(({ properties }) => neighbors.has(String(properties?.['name'])));
  return { type: 'FeatureCollection', features: features.map((country) => ({ ...country, properties: {} })) };
}

function simplified(atlas: Named, share: number): Named {
  const weighed = presimplify(atlas);
  return simplify(weighed, quantile(weighed, 1 - share)) as Named;
}

function read(name: string): Named {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(name), 'utf8')) as Named;
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The package of the map is not in the form known here');
  return value;
}
