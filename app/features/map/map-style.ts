import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';

/** From here on counties and ZIP centers are drawn, and have to be there. */
export const detailZoom = 6.5;

const empty: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };
const parts = [
  'abroad',
  'greatLakes',
  'states',
  'lakes',
  'rivers',
  'counties',
  'stateBorders',
  'zips',
  'cities',
] as const;
export type MapPart = (typeof parts)[number];

/** How many ZIPs a city has to have to be named from a zoom on. */
const cityRanks = [
  { zoom: 2, zips: 30 },
  { zoom: 5, zips: 10 },
  { zoom: 7, zips: 2 },
];

/**
 * Returns our own style: land, borders and places without roads, in the colors of the page. Its sources are empty; the
 * map fills them. Text is drawn from the page's typeface, so it needs no glyph files.
 */
export function mapStyle(palette: MapPalette): StyleSpecification {
  const sources = parts.map((part): [MapPart, SourceSpecification] => [part, { type: 'geojson', data: empty }]);
  return { version: 8, sources: Object.fromEntries(sources), layers: layersIn(palette) };
}

function layersIn(palette: MapPalette): LayerSpecification[] {
  return [
    {
      id: 'water',
      type: 'background',
      // Until the land is there, everything would be sea.
      layout: { visibility: 'none' },
      paint: { 'background-color': palette.water },
    },
    area('abroad', palette.abroad),
    area('greatLakes', palette.water),
    area('states', palette.land),
    area('lakes', palette.water),
    {
      id: 'rivers',
      type: 'line',
      source: 'rivers',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': palette.water,
        'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 3, 0.6, 6, 1.8, 9, 3.5, 14, 9],
      },
    },
    {
      id: 'zips',
      type: 'circle',
      source: 'zips',
      minzoom: detailZoom,
      paint: {
        'circle-color': palette.town,
        'circle-radius': ['interpolate', ['exponential', 1.7], ['zoom'], detailZoom, 1.5, 9, 9, 12, 44],
        'circle-opacity': 0.5,
      },
    },
    {
      id: 'counties',
      type: 'line',
      source: 'counties',
      minzoom: detailZoom,
      paint: { 'line-color': palette.county, 'line-width': 1, 'line-dasharray': [4, 3] },
    },
    {
      id: 'stateBorders',
      type: 'line',
      source: 'stateBorders',
      paint: { 'line-color': palette.state, 'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.75, 8, 2] },
    },
    ...cityRanks.map(cityNames(palette)),
  ];
}

function area(id: MapPart, color: string): LayerSpecification {
  return { id, type: 'fill', source: id, paint: { 'fill-color': color } };
}

const cityNames =
  (palette: MapPalette) =>
  ({ zoom, zips }: (typeof cityRanks)[number], rank: number): LayerSpecification => ({
    id: `cities from ${zoom}`,
    type: 'symbol',
    source: 'cities',
    minzoom: zoom,
    filter: ['all', ['>=', ['get', 'zips'], zips], ['<', ['get', 'zips'], cityRanks[rank - 1]?.zips ?? Infinity]],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['Instrument Sans'],
      'text-size': ['interpolate', ['linear'], ['zoom'], zoom, 11.5, zoom + 5, 16 - rank],
      // Below its point, on which a pin may stand.
      'text-anchor': 'top',
      'text-offset': [0, 0.25],
      'text-padding': 10,
      'symbol-sort-key': ['-', ['get', 'zips']],
    },
    paint: { 'text-color': palette.name, 'text-halo-color': palette.land, 'text-halo-width': 1.5 },
  });
