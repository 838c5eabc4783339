import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import type { ThreadPageDto } from '../thread-dto.ts';
import { type KnownThread, withPage } from '../timeline.ts';

/** Returns all of a thread that was loaded: its newest page, which is reloaded, and older ones that were asked for. */
export function useThreadPages(newest: ThreadPageDto) {
  const [{ page, known }, setState] = useState<{ page: ThreadPageDto; known: KnownThread }>(() => ({
    page: newest,
    known: withPage(undefined, newest),
  }));
  if (page !== newest) setState({ page: newest, known: withPage(known, newest) });
  const older = useAction(async () => {
    if (known.nextBefore === null) return;
    const query = { before: String(known.nextBefore) };
    const loaded = await api.get('/threads/:id', { param: { id: newest.thread.id }, query });
    setState((state) => ({ ...state, known: withPage(state.known, loaded) }));
  });
  return {
    known,
    older: {
      exist: known.nextBefore !== null,
      busy: older.busy,
      failure: older.failure?.message,
      load: () => void older.run(),
    },
  };
}
