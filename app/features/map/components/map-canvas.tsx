import type { Map as MapLibreMap } from 'maplibre-gl';
import type { RefObject } from 'react';
import { MapZoom } from './map-zoom.tsx';

interface MapCanvasProps {
  canvas: RefObject<HTMLDivElement | null>;
  /** Undefined until it is loaded. */
  map: MapLibreMap | undefined;
}

/** Where a map is drawn, with the buttons that zoom it. */
export function MapCanvas({ canvas, map }: MapCanvasProps) {
  return (
    <>
      <div ref={canvas} />
      <div className="map-bar">
        <MapZoom onZoom={(steps) => map?.easeTo({ zoom: map.getZoom() + steps })} />
      </div>
    </>
  );
}
