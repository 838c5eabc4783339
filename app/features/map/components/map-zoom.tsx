interface MapZoomProps {
  onZoom: (steps: 1 | -1) => void;
}

/** The buttons that zoom a map: without them it takes two fingers, a wheel or a key (WCAG 2.5.1). */
export function MapZoom({ onZoom }: MapZoomProps) {
  return (
    <div className="map-zoom">
      <button type="button" className="map-control" aria-label="Zoom in" onClick={() => onZoom(1)}>
        +
      </button>
      <button type="button" className="map-control" aria-label="Zoom out" onClick={() => onZoom(-1)}>
        −
      </button>
    </div>
  );
}
