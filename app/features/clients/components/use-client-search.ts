import { useEffect, useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/api-failure.ts';
import { toast } from '#app/ui/toast.ts';
import { useDebounced } from '#app/ui/use-debounced.ts';
import { type ClientList, matchesClient } from '../client-row.ts';
import { clientToasts } from '../client-messages.ts';

/** A list of the server's, for what was searched. */
type Answer = { search: string; list: ClientList };

/**
 * The clients that match what is typed: at once among those that are here, and where that is not everybody, a moment later
 * among all, as the server finds them.
 */
export function useClientSearch(first: ClientList) {
  const [search, setSearch] = useState('');
  const [answer, setAnswer] = useState<Answer>({ search: '', list: first });
  const [shown, setShown] = useState(first);
  const [loading, setLoading] = useState(false);
  // The page was loaded anew: its list is the newer one. What is being searched stays.
  if (shown !== first) {
    setShown(first);
    if (answer.search === '') setAnswer({ search: '', list: first });
  }
  const term = search.trim();
  const isEverybodyHere = first.next_cursor === null;
  useAnswer(isEverybodyHere ? '' : term, setAnswer);

  const known = answer.search === term ? answer.list : term === '' ? first : undefined;
  const items = known?.items ?? first.items.filter((client) => matchesClient(client, term));
  const cursor = known?.next_cursor ?? null;
  const loadMore = async () => {
    setLoading(true);
    const next = await ask(term, cursor ?? undefined);
    setLoading(false);
    if (next) setAnswer({ search: term, list: { ...next, items: [...items, ...next.items] } });
  };
  return {
    search,
    setSearch,
    items,
    /** How many match in all; undefined while the server is asked. */
    total: known?.total ?? (isEverybodyHere ? items.length : undefined),
    loadMore: cursor === null ? undefined : loadMore,
    loading,
  };
}

/** Asks the server once typing has paused; an answer that comes after the next letter is not wanted any more. */
function useAnswer(term: string, onAnswer: (answer: Answer) => void): void {
  const search = useDebounced(term, 200);
  useEffect(() => {
    if (search === '') return undefined;
    const leave = new AbortController();
    void ask(search, undefined, leave.signal).then((list) => list && onAnswer({ search, list }));
    return () => leave.abort();
  }, [search, onAnswer]);
}

/** @returns undefined when it failed, which is told, or was given up. */
async function ask(search: string, cursor: string | undefined, signal?: AbortSignal): Promise<ClientList | undefined> {
  try {
    return await api.get('/clients', { query: { search, limit: '50', ...(cursor === undefined ? {} : { cursor }) }, ...(signal ? { signal } : {}) });
  } catch (error) {
    if (signal?.aborted) return undefined;
    if (!(error instanceof ApiFailure)) throw error;
    toast(clientToasts.loadFailed(error.message));
    return undefined;
  }
}
