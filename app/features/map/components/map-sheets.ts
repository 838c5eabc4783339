import mapLibreSheet from 'maplibre-gl/dist/maplibre-gl.css?url';
import { loadStyleSheet } from '#app/ui/styles/load-style-sheet.ts';
import panelSheet from './map-panel.css?url';

/** Loads the styles of the map, which no other page needs; ours stand behind MapLibre's. */
export function loadMapSheets(): Promise<unknown> {
  return Promise.all([mapLibreSheet, panelSheet].map(loadStyleSheet));
}
