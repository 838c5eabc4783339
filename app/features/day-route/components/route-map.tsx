import { useEffect, useRef } from 'react';
import { type GeoJSONSource, type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { MapCanvas } from '#app/features/map/components/map-canvas.tsx';
import { useMap } from '#app/features/map/components/use-map.ts';
import type { Place } from '#app/features/travel/drive/place.ts';
import type { DayRoute } from '../day-route.ts';
import { areaOfRoute, pinsOfRoute } from '../route-pins.ts';

interface RouteMapProps {
  route: DayRoute;
  styleUrl: string | null;
}

/** The route on the map: numbered pins, and a line from one to the next. */
export function RouteMap({ route, styleUrl }: RouteMapProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const map = useMap(canvas, styleUrl, areaOfRoute(route));
  useEffect(() => {
    if (!map) return undefined;
    const removePins = addPins(map, route);
    const removeLine = addLine(map, lineOf(route));
    return () => {
      removePins();
      removeLine();
    };
  }, [map, route]);
  return <MapCanvas canvas={canvas} map={map} />;
}

function lineOf({ start, stops, end }: DayRoute): Place[] {
  return [start, ...stops.map(({ place }) => place), end].filter((place) => place !== null);
}

function addPins(map: MapLibreMap, route: DayRoute): () => void {
  const markers = pinsOfRoute(route).map(({ label, place }) => {
    const element = document.createElement('div');
    const pin = document.createElement('span');
    pin.className = 'map-door cursor-default! text-center';
    pin.textContent = label;
    element.append(pin);
    const marker = new Marker({ element }).setLngLat([place.longitude, place.latitude]).addTo(map);
    // The list says what they say.
    element.setAttribute('aria-hidden', 'true');
    for (const name of ['role', 'aria-label', 'tabindex']) element.removeAttribute(name);
    return marker;
  });
  return () => {
    for (const marker of markers) marker.remove();
  };
}

const lineId = 'route';

function addLine(map: MapLibreMap, places: readonly Place[]): () => void {
  const data: GeoJSON.Feature = {
    type: 'Feature',
    properties: null,
    geometry: { type: 'LineString', coordinates: places.map(({ longitude, latitude }) => [longitude, latitude]) },
  };
  const draw = () => {
    const source = map.getSource<GeoJSONSource>(lineId);
    if (source) return void source.setData(data);
    const color = getComputedStyle(map.getContainer()).getPropertyValue('--green').trim();
    map.addSource(lineId, { type: 'geojson', data });
    map.addLayer({
      id: lineId,
      type: 'line',
      source: lineId,
      paint: { 'line-color': color, 'line-width': 3, 'line-dasharray': [2, 1.5] },
    });
  };
  // Behind the style, which a map that has just been made still waits for.
  map.once('idle', draw);
  map.triggerRepaint();
  return () => void map.off('idle', draw);
}
