import { useEffect, useRef } from 'react';
import { LngLatBounds, type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { MapCanvas } from '#app/features/map/components/map-canvas.tsx';
import { useMap } from '#app/features/map/components/use-map.ts';
import { areaOfPosition } from '../position-area.ts';
import type { PositionDto } from '#app/features/visit-progress/position/position-dto.ts';

interface PositionMapProps {
  position: PositionDto;
  styleUrl: string | null;
}

/** Pixels. A pin stands above its place. */
const roomForPins = { top: 48, right: 24, bottom: 24, left: 24 };

/** The professional and the visit on the map. The text beside it says what they say. */
export function PositionMap({ position, styleUrl }: PositionMapProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const area = areaOfPosition(position);
  const map = useMap(canvas, styleUrl, area);
  const { west, south, east, north } = area;
  useEffect(() => {
    map?.fitBounds(new LngLatBounds([west, south], [east, north]), { padding: roomForPins, duration: 0 });
  }, [map, west, south, east, north]);
  const { latitude, longitude, destination } = position;
  useEffect(
    () => (map ? addPin(map, { latitude, longitude }, 'map-door', '➤') : undefined),
    [map, latitude, longitude],
  );
  const [toLatitude, toLongitude] = [destination?.latitude, destination?.longitude];
  useEffect(
    () =>
      map && toLatitude !== undefined && toLongitude !== undefined
        ? addPin(map, { latitude: toLatitude, longitude: toLongitude }, 'map-pin', 'Visit')
        : undefined,
    [map, toLatitude, toLongitude],
  );
  return <MapCanvas canvas={canvas} map={map} />;
}

type Place = { latitude: number; longitude: number };

function addPin(map: MapLibreMap, { latitude, longitude }: Place, look: string, label: string): () => void {
  const element = document.createElement('div');
  const pin = document.createElement('span');
  pin.className = `${look} cursor-default! text-center`;
  pin.textContent = label;
  element.append(pin);
  const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
  element.setAttribute('aria-hidden', 'true');
  for (const name of ['role', 'aria-label', 'tabindex']) element.removeAttribute(name);
  return () => void marker.remove();
}
