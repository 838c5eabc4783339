import { Map } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { PositionDto } from '#app/features/visit-progress/position/position-dto.ts';
import { timeAgo } from '#app/lib/dates/relative-time.ts';
import { Button } from '#app/ui/button.tsx';

/** Loaded when it is first shown: it is heavier than the rest of the page. */
const PositionMap = lazy(async () => {
  const canDraw = document.createElement('canvas').getContext('webgl2') !== null;
  if (!canDraw) return { default: (await import('./no-position-map.tsx')).NoPositionMap };
  const [{ PositionMap }, { loadMapSheets }] = await Promise.all([
    import('./position-map.tsx'),
    import('#app/features/map/components/map-sheets.ts'),
  ]);
  await loadMapSheets();
  return { default: PositionMap };
});

interface PositionViewProps {
  position: PositionDto;
  /** The professional's first name. */
  name: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The operator's own style (MAP_STYLE_URL). */
  styleUrl: string | null;
}

/** Where a professional on the way is, in words, and on a map for whoever opens it. */
export function PositionView({ position, name, now, styleUrl }: PositionViewProps) {
  const [isMapShown, setMapShown] = useState(false);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p>
        {position.miles_left === null
          ? `${name} is sharing their location`
          : `${name} is about ${position.miles_left} miles away`}
        <span className="text-dim">, seen {timeAgo(Date.parse(position.at), now)}</span>
      </p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        aria-expanded={isMapShown}
        onClick={() => setMapShown(!isMapShown)}
      >
        <Map aria-hidden="true" className="size-4" />
        {isMapShown ? 'Hide map' : 'Show map'}
      </Button>
      {isMapShown ? (
        <section
          aria-label={`Map of where ${name} is`}
          className="map-panel relative mt-4 h-72 overflow-hidden rounded-card border border-line"
        >
          <Suspense>
            <PositionMap position={position} styleUrl={styleUrl} />
          </Suspense>
        </section>
      ) : null}
    </div>
  );
}
