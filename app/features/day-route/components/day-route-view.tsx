import { ChevronLeft, ChevronRight, Map } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatDay } from '#app/lib/dates/date-format.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { useNow } from '#app/ui/timing/use-now.ts';
import type { DayRoute } from '../day-route.ts';
import { routeSummary } from '../route-text.ts';
import { DayRouteList } from './day-route-list.tsx';

/** Loaded when it is first shown: it is heavier than the rest of the page. */
const RouteMap = lazy(async () => {
  const canDraw = document.createElement('canvas').getContext('webgl2') !== null;
  if (!canDraw) return { default: (await import('./no-route-map.tsx')).NoRouteMap };
  const [{ RouteMap }, { loadMapSheets }] = await Promise.all([
    import('./route-map.tsx'),
    import('#app/features/map/components/map-sheets.ts'),
  ]);
  await loadMapSheets();
  return { default: RouteMap };
});

interface DayRouteViewProps {
  route: DayRoute;
  /** The server's time in epoch milliseconds. */
  now: number;
  /** The operator's own style (MAP_STYLE_URL). */
  styleUrl: string | null;
}

/** A day as a route: its list, and its map on demand. The list has everything that the map shows. */
export function DayRouteView({ route, now: loadedAt, styleUrl }: DayRouteViewProps) {
  const now = useNow(loadedAt);
  const [isMapShown, setMapShown] = useState(false);
  return (
    <div className="max-w-[760px]">
      <DayNavigation date={route.date} />
      <p className="mt-4 text-dim">{routeSummary(route)}</p>
      {route.stops.length === 0 ? (
        <Card className="mt-4">Nothing to drive to on this day.</Card>
      ) : (
        <>
          <Button
            variant="secondary"
            size="small"
            className="mt-3 mb-4"
            aria-expanded={isMapShown}
            onClick={() => setMapShown(!isMapShown)}
          >
            <Map aria-hidden="true" className="size-4" />
            {isMapShown ? 'Hide map' : 'Show map'}
          </Button>
          {isMapShown ? (
            <section
              aria-label="Map of the route"
              className="map-panel relative mb-4 h-80 overflow-hidden rounded-card border border-line"
            >
              <Suspense>
                <RouteMap route={route} styleUrl={styleUrl} />
              </Suspense>
            </section>
          ) : null}
          <DayRouteList route={route} now={now} />
          <p className="mt-4 text-sm text-dim">
            Drives are estimates between ZIP codes, with the traffic of the hour. Pins stand at the centers of ZIP
            codes.
          </p>
        </>
      )}
    </div>
  );
}

function DayNavigation({ date }: { date: string }) {
  const to = (days: number) => `?date=${addDays(date, days)}`;
  return (
    <nav aria-label="Day" className="flex items-center gap-2">
      <ButtonLink to={to(-1)} variant="quiet" size="small" aria-label="Previous day">
        <ChevronLeft aria-hidden="true" className="size-5" />
      </ButtonLink>
      <h2 className="min-w-28 text-center text-xl">{formatDay(date)}</h2>
      <ButtonLink to={to(1)} variant="quiet" size="small" aria-label="Next day">
        <ChevronRight aria-hidden="true" className="size-5" />
      </ButtonLink>
    </nav>
  );
}
