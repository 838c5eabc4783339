import { useEffect, useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import type { ClientHistory } from '../client-history.ts';

type State = { clientId: string; history: ClientHistory | undefined; failed: boolean };

/** Loads a client's bookings when their profile opens, and more on demand. */
export function useClientHistory(clientId: string | undefined) {
  const [state, setState] = useState<State>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (clientId === undefined) return undefined;
    let isWanted = true;
    void read(clientId, undefined).then(
      (history) => isWanted && setState({ clientId, history, failed: history === undefined }),
    );
    return () => {
      isWanted = false;
    };
  }, [clientId, attempt]);
  const known = state?.clientId === clientId ? state : undefined;
  const history = known?.history;
  const { busy, run: loadMore } = useAction(async () => {
    if (!history || clientId === undefined) return;
    const next = await read(clientId, history.next_cursor ?? undefined);
    if (next) setState({ clientId, history: { ...next, items: [...history.items, ...next.items] }, failed: false });
  });
  return {
    history,
    failed: known?.failed ?? false,
    retry: () => {
      setState(undefined);
      setAttempt((count) => count + 1);
    },
    loading: busy,
    loadMore: history?.next_cursor ? loadMore : undefined,
  };
}

async function read(id: string, cursor: string | undefined): Promise<ClientHistory | undefined> {
  try {
    return await api.get('/clients/:id/bookings', {
      param: { id },
      query: { limit: '20', ...(cursor === undefined ? {} : { cursor }) },
    });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return undefined;
  }
}
