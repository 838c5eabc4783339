import { Button } from '#app/ui/button.tsx';

/** In place of the map in a browser without WebGL. */
export function NoMap({ hide }: { hide: () => void }) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-8 text-center text-dim">
      <p>This browser can’t show the map. The list has everyone.</p>
      <Button variant="secondary" onClick={hide} className="max-xl:hidden">
        Hide map
      </Button>
    </div>
  );
}
