import { useEffect, useState } from 'react';
import { api } from '#app/api-client.ts';
import { useDebounced } from '#app/ui/timing/use-debounced.ts';
import { numeric } from '../../form/numeric.ts';
import { applicationLimits } from '../../application-limits.ts';
import type { ServiceAreaMap } from '../service-area-map.ts';

interface AreaMapProps {
  /** As typed: a ZIP or a city. */
  area: string;
  /** As typed, in miles. */
  radius: string;
}

/**
 * A map of how far the professional travels: the ZIPs around a service area, drawn from the data used to compute
 * fees.
 */
export function AreaMap({ area, radius }: AreaMapProps) {
  const map = useAreaMap(area, radius);
  if (!map) return null;
  const { name, reach, points, cities, timeZone } = map;
  const size = reach / 50;
  return (
    <figure className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
      <svg
        viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
        role="img"
        aria-label={`Map: ${map.radius} miles around ${name}`}
        className="aspect-square w-full max-w-64 rounded-full border border-line bg-sand"
      >
        <circle
          r={map.radius}
          className="fill-green/15 stroke-green"
          strokeWidth={size / 2}
          strokeDasharray={`${size * 2} ${size}`}
        />
        {points.map(({ x, y, inside }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={size * 0.8} className={inside ? 'fill-green' : 'fill-line'} />
        ))}
        <circle r={size * 2} className="fill-sun stroke-ink" strokeWidth={size / 2} />
        {cities.map((city) => (
          <text
            key={city.name}
            x={city.x}
            y={city.y - size * 3}
            fontSize={reach / 11}
            textAnchor="middle"
            className="fill-ink stroke-sand font-semibold [paint-order:stroke]"
            strokeWidth={reach / 40}
          >
            {city.name}
          </text>
        ))}
      </svg>
      <figcaption className="text-sm text-dim">
        <strong className="block text-ink">
          {map.radius} {map.radius === 1 ? 'mile' : 'miles'} around {name}
        </strong>
        Each dot is a ZIP code. Clients in the green ones can book you. Your hours are in the time zone of{' '}
        {timeZone.split('/').at(-1)?.replaceAll('_', ' ')}.
      </figcaption>
    </figure>
  );
}

function useAreaMap(area: string, radius: string): ServiceAreaMap | undefined {
  const [map, setMap] = useState<ServiceAreaMap>();
  const miles = Math.min(
    Math.max(numeric(radius) || applicationLimits.radiusDefault, 0),
    applicationLimits.radiusMaximum,
  );
  const searched = useDebounced(`${area.trim()}|${miles}`, 300);
  useEffect(() => {
    const [place = ''] = searched.split('|');
    const call = new AbortController();
    if (place === '') return undefined;
    const query = { place, radius: searched.slice(searched.lastIndexOf('|') + 1) };
    // The map is optional: it only illustrates what was typed.
    api.get('/service-area-map', { query, signal: call.signal }).then(setMap, () => setMap(undefined));
    return () => call.abort();
  }, [searched]);
  return area.trim() === '' ? undefined : map;
}
