import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { LngLatBounds, Map as MapLibreMap, setWorkerUrl, type GeoJSONSource } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { readDetails, readLand, type Geography } from '../geography.ts';
import type { MapArea } from '#app/features/directory-search/area/map-area.ts';
import { readMapPalette } from '../map-palette.ts';
import { detailZoom, mapStyle } from '../map-style.ts';

// From our own origin: by default the library makes a worker of a blob, which our pages do not allow.
setWorkerUrl(workerUrl);

/** The 48 states. */
const country: MapArea = { west: -124.8, south: 24.4, east: -66.9, north: 49.4 };
const zooms = { minimum: 2, maximum: 14 };
const credit = 'Census Bureau, Natural Earth, <a href="https://www.geonames.org" rel="noreferrer">GeoNames</a>';

/**
 * Creates the map in an element. It shows an area if one is given, otherwise the country.
 * @param styleUrl of the operator's tiles; null for our own style
 */
export function useMap(container: RefObject<HTMLElement | null>, styleUrl: string | null, area: MapArea | undefined) {
  const [map, setMap] = useState<MapLibreMap>();
  // Only where it begins: afterwards use-map-view moves the map.
  const create = useEffectEvent((element: HTMLElement) => createMap(element, styleUrl, area ?? country));
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const created = create(element);
    const stop = styleUrl === null ? drawOwnStyle(created, element) : undefined;
    setMap(created);
    return () => {
      stop?.();
      setMap(undefined);
      created.remove();
    };
  }, [container, styleUrl]);
  return map;
}

export function boundsOf({ west, south, east, north }: MapArea): LngLatBounds {
  return new LngLatBounds([west, south], [east, north]);
}

function createMap(container: HTMLElement, styleUrl: string | null, area: MapArea): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: styleUrl ?? mapStyle(readMapPalette(container)),
    bounds: boundsOf(area),
    minZoom: zooms.minimum,
    maxZoom: zooms.maximum,
    // An area of the map does not cross the date line.
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: { compact: true, ...(styleUrl === null ? { customAttribution: credit } : {}) },
    locale: { 'Map.Title': 'Map. Arrow keys move it, plus and minus zoom.' },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** Fills our own style and keeps it in the page's theme. */
function drawOwnStyle(map: MapLibreMap, element: Element): () => void {
  // Open, it would fill the width of a phone.
  element.querySelector('.maplibregl-compact-show')?.classList.remove('maplibregl-compact-show');
  const styled = map.once('style.load');
  const showWater = () => map.setLayoutProperty('water', 'visibility', 'visible');
  fill(map, styled, readLand()).then(showWater).catch(leavePlain);
  const addDetails = () => {
    if (map.getZoom() < detailZoom - 0.5) return;
    map.off('zoom', addDetails);
    fill(map, styled, readDetails()).catch(leavePlain);
  };
  addDetails();
  map.on('zoom', addDetails);
  const theme = new MutationObserver(() => repaint(map, element));
  theme.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => theme.disconnect();
}

/** What cannot be read, or comes when the map is gone, leaves a plain ground with its pins, which still say where. */
const leavePlain = () => undefined;

/** @throws what the reading throws */
async function fill(map: MapLibreMap, styled: Promise<unknown>, reading: Promise<Geography>): Promise<void> {
  const [geography] = await Promise.all([reading, styled]);
  for (const [part, data] of Object.entries(geography)) {
    const source = map.getSource<GeoJSONSource>(part);
    if (source) void source.setData(data);
  }
}

function repaint(map: MapLibreMap, element: Element): void {
  for (const { id, paint = {} } of mapStyle(readMapPalette(element)).layers) {
    for (const [property, value] of Object.entries(paint)) map.setPaintProperty(id, property as never, value as never);
  }
}
