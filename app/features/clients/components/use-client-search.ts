import { useEffect, useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { useDebounced } from '#app/ui/timing/use-debounced.ts';
import { type ClientList, matchesClient } from '../client-row.ts';
import type { ClientSort } from '../client-sort.ts';
import { clientToasts } from '../client-messages.ts';

type Question = { search: string; sort: ClientSort };

type Answer = Question & { list: ClientList };

/**
 * The clients that match the search text: immediately among those already loaded and, if that is not all of them, a
 * moment later among all, as found by the server.
 */
export function useClientSearch(first: ClientList, sort: ClientSort) {
  const [search, setSearch] = useState('');
  const [answer, setAnswer] = useState<Answer>({ search: '', sort, list: first });
  const [shown, setShown] = useState(first);
  // The page was reloaded: its list is newer. The current search stays.
  if (shown !== first) {
    setShown(first);
    if (answer.search === '') setAnswer({ search: '', sort, list: first });
  }
  const term = search.trim();
  const isEverybodyHere = first.next_cursor === null;
  const asked = useAnswer(isEverybodyHere ? '' : term, sort, setAnswer);

  const known = answer.search === term && answer.sort === sort ? answer.list : term === '' ? first : undefined;
  const items = known?.items ?? first.items.filter((client) => matchesClient(client, term));
  const cursor = known?.next_cursor ?? null;
  const { busy, run: loadMore } = useAction(async () => {
    const next = await ask({ search: term, sort }, cursor ?? undefined);
    if (!next) return;
    const longer = { search: term, sort, list: { ...next, items: [...items, ...next.items] } };
    // Unless another search was answered meanwhile.
    setAnswer((now) => (now === answer ? longer : now));
  });
  return {
    search,
    setSearch,
    items,
    /** The total number of matches; undefined while the request is pending, or has failed. */
    total: known?.total ?? (isEverybodyHere ? items.length : undefined),
    /** Searches once more, if the search has failed. */
    searchAgain: asked.hasFailed ? asked.askAgain : undefined,
    loadMore: cursor === null ? undefined : loadMore,
    loading: busy,
  };
}

/** Queries the server after a pause in typing; an answer that arrives after the text has changed is dropped. */
function useAnswer(term: string, sort: ClientSort, onAnswer: (answer: Answer) => void) {
  const search = useDebounced(term, 200);
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState<Question>();
  useEffect(() => {
    if (search === '') return undefined;
    const leave = new AbortController();
    void ask({ search, sort }, undefined, leave.signal).then((list) => {
      if (list) onAnswer({ search, sort, list });
      else if (!leave.signal.aborted) setFailed({ search, sort });
    });
    return () => {
      leave.abort();
      setFailed(undefined);
    };
  }, [search, sort, round, onAnswer]);
  return { hasFailed: failed?.search === term && failed.sort === sort, askAgain: () => setRound(round + 1) };
}

/** @returns undefined if it failed, which shows a toast, or was aborted */
async function ask(
  { search, sort }: Question,
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<ClientList | undefined> {
  try {
    return await api.get('/clients', {
      query: { search, sort, limit: '50', ...(cursor === undefined ? {} : { cursor }) },
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) return undefined;
    if (!(error instanceof ApiFailure)) throw error;
    toast(clientToasts.loadFailed(error.message));
    return undefined;
  }
}
