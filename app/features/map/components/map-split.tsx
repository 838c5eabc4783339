import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { afterPaint } from '#app/lib/browser/after-paint.ts';
import type { ChangeFilter } from '#app/features/directory/search/components/use-directory-filter.ts';
import type { DirectoryFilter } from '#app/features/directory-search/directory-filter.ts';
import { useAfterPaint } from '#app/ui/timing/use-after-paint.ts';
import { useMapChoice } from './use-map-choice.ts';
import './map-split.css';

/** Loaded when it is first shown: it is heavier than the rest of the page. */
const MapPanel = lazy(async () => {
  // The switch is drawn first, because asking takes a while.
  await new Promise<void>((resolve) => void afterPaint(resolve));
  // Asked first: a browser that cannot draw the map need not load it.
  const canDraw = document.createElement('canvas').getContext('webgl2') !== null;
  if (!canDraw) return { default: (await import('./no-map.tsx')).NoMap };
  const [{ MapPanel }, { loadMapSheets }] = await Promise.all([import('./map-panel.tsx'), import('./map-sheets.ts')]);
  await loadMapSheets();
  return { default: MapPanel };
});

interface MapSplitProps {
  filter: DirectoryFilter;
  change: ChangeFilter;
  /** The operator's own style (MAP_STYLE_URL). */
  styleUrl: string | null;
  /** Nobody is found: the switch would cover the way out. */
  isEmpty: boolean;
  /** What is found, and below it the list. */
  children: ReactNode;
}

/** The list with the map of the same professionals: beside it on wide screens, instead of it on others. */
export function MapSplit({ filter, change, styleUrl, isEmpty, children }: MapSplitProps) {
  const list = useRef<HTMLDivElement>(null);
  const split = useRef<HTMLDivElement>(null);
  const { choice, isLoaded, show, hide } = useMapChoice(split);
  // A phone draws the press of the switch before it lays the list out anew.
  const drawn = useAfterPaint(choice);
  return (
    <div ref={split} data-map={drawn} className="map-split">
      <div ref={list} className="map-list">
        {children}
      </div>
      <section aria-label="Map of professionals" className="map-panel">
        <Suspense>
          {isLoaded ? <MapPanel filter={filter} change={change} styleUrl={styleUrl} list={list} hide={hide} /> : null}
        </Suspense>
      </section>
      {isEmpty && choice !== 'shown' ? null : (
        <button type="button" className="map-switch screen-only" onClick={choice === 'shown' ? hide : show}>
          {choice === 'shown' ? 'Show list' : 'Show map'}
        </button>
      )}
    </div>
  );
}
