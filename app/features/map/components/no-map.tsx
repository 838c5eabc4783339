import { Button } from '#app/ui/button.tsx';

/** In place of the map in a browser without WebGL. */
export function NoMap({ hide }: { hide: () => void }) {
  return (
    <div className="map-missing">
      <p>This browser can’t show the map. The list has everyone.</p>
      <Button variant="secondary" onClick={hide}>
        Hide map
      </Button>
    </div>
  );
}
