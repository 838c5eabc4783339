import { useEffect, useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useDebounced } from '#app/ui/timing/use-debounced.ts';
import type { AddedClient } from '../added-client.ts';
import { addedClientLimits } from '../added-client-limits.ts';

const charactersMinimum = 2;

/** The added clients that match what is typed as a name, a moment later; none if they cannot be read. */
export function useClientSuggestions(typed: string): readonly AddedClient[] {
  const search = useDebounced(typed.trim(), 200);
  const [found, setFound] = useState<{ search: string; items: readonly AddedClient[] }>();
  useEffect(() => {
    if (search.length < charactersMinimum) return undefined;
    const leave = new AbortController();
    void ask(search, leave.signal).then((items) => items && setFound({ search, items }));
    return () => leave.abort();
  }, [search]);
  return found?.search === search && search === typed.trim() ? found.items : [];
}

/** @returns undefined if nobody waits for it any more, or it failed */
async function ask(search: string, signal: AbortSignal): Promise<readonly AddedClient[] | undefined> {
  try {
    const query = { search, limit: String(addedClientLimits.suggestionsMaximum) };
    return (await api.get('/added-clients', { query, signal, isBackground: true })).items;
  } catch (error) {
    if (signal.aborted || error instanceof ApiFailure) return undefined;
    throw error;
  }
}
