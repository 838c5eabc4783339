import { useEffect, useId, useState } from 'react';
import { MapPin } from 'lucide-react';
import { api } from '#app/api-client.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useDebounced } from '#app/ui/timing/use-debounced.ts';
import { applicationLimits } from '../../application-limits.ts';

interface ServiceAreaFieldProps {
  area: string;
  onChange: (area: string) => void;
  problem: string | undefined;
}

/** The field for where a professional starts from: a ZIP or a city, with suggestions of matching places. */
export function ServiceAreaField({ area, onChange, problem }: ServiceAreaFieldProps) {
  const list = useId();
  const places = usePlaces(area);
  return (
    <>
      <TextField
        label="Service area"
        name="serviceArea"
        list={list}
        autoComplete="off"
        required
        maxLength={applicationLimits.placeMaximum}
        placeholder="ZIP or city, such as 78704 or Austin, TX"
        leading={<MapPin aria-hidden="true" className="size-5" />}
        value={area}
        onChange={({ target }) => onChange(target.value)}
        help="We count miles and travel fees from here, and your hours are in its time zone."
        error={problem}
      />
      <datalist id={list}>
        {places.map((place) => (
          <option key={place} value={place}>
            {place}
          </option>
        ))}
      </datalist>
    </>
  );
}

function usePlaces(typed: string): readonly string[] {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const search = useDebounced(typed.trim(), 200);
  useEffect(() => {
    if (search.length < 2) return undefined;
    const controller = new AbortController();
    const keep = ({ items }: { items: readonly { value: string }[] }) => setPlaces(items.map(({ value }) => value));
    // Suggestions are optional: without them the field accepts what is typed.
    api.get('/places', { query: { search }, signal: controller.signal }).then(keep, () => undefined);
    return () => controller.abort();
  }, [search]);
  return places;
}
