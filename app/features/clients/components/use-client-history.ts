import { useEffect, useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ClientHistory } from '../client-history.ts';
import { clientToasts } from '../client-messages.ts';

type State = { clientId: string; history: ClientHistory | undefined; failed: boolean };

/** Loads a client's bookings when their profile opens, and more on demand. */
export function useClientHistory(clientId: string | undefined) {
  const [state, setState] = useState<State>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (clientId === undefined) return undefined;
    let isWanted = true;
    void readFirst(clientId).then(
      (history) => isWanted && setState({ clientId, history, failed: history === undefined }),
    );
    return () => {
      isWanted = false;
    };
  }, [clientId, attempt]);
  const known = state?.clientId === clientId ? state : undefined;
  const history = known?.history;
  const { busy, run: loadMore } = useAction(
    async () => {
      if (!history || clientId === undefined) return;
      const next = await read(clientId, history.next_cursor ?? undefined);
      setState({ clientId, history: { ...next, items: [...history.items, ...next.items] }, failed: false });
    },
    { onFailure: ({ message }) => toast(clientToasts.historyFailed(message)) },
  );
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

/** @returns undefined if it failed */
async function readFirst(id: string): Promise<ClientHistory | undefined> {
  try {
    return await read(id, undefined);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return undefined;
  }
}

function read(id: string, cursor: string | undefined): Promise<ClientHistory> {
  const query = { limit: '20', ...(cursor === undefined ? {} : { cursor }) };
  return api.get('/clients/:id/bookings', { param: { id }, query });
}
