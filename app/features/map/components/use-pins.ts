import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { filterQuery, titleParameters, type DirectoryFilter } from '#app/features/directory-search/directory-filter.ts';
import type { Pin } from '#app/features/directory-search/pins/pin.ts';

/** The pins of a filter; while others are loading, those before them stay. */
export function usePins(filter: DirectoryFilter): { pins: readonly Pin[] | undefined; state: string } {
  const key = filterQuery({ ...filter, sort: 'rating' });
  const { search, services, place, area, date, verified } = filter;
  const { state, data } = useLoaded(key, async (signal) => {
    const query = { search, ...titleParameters(services), place, area, date, verified: String(verified) };
    return (await api.get('/professional-pins', { query, signal })).items;
  });
  const [kept, setKept] = useState<readonly Pin[]>();
  if (data !== undefined && data !== kept) setKept(data);
  return { pins: data ?? kept, state };
}
