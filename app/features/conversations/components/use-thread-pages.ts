import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { messageLimits } from '#app/features/messages/message.ts';
import type { ThreadPageDto } from '#app/features/messages/thread-dto.ts';
import { type KnownThread, withPage } from '../timeline.ts';

/** Returns all of a thread that was loaded: its page, which is reloaded, and others that were asked for. */
export function useThreadPages(current: ThreadPageDto) {
  const [{ page, known }, setState] = useState<{ page: ThreadPageDto; known: KnownThread }>(() => ({
    page: current,
    known: withPage(undefined, current),
  }));
  if (page !== current) setState({ page: current, known: withPage(known, current) });
  const add = async (before: number) => {
    const query = { before: String(before) };
    const loaded = await api.get('/threads/:id', { param: { id: current.thread.id }, query });
    setState((state) => ({ ...state, known: withPage(state.known, loaded) }));
  };
  const older = useAction(async () => {
    if (known.nextBefore === null) return;
    await add(known.nextBefore);
  });
  const later = useAction(async () => {
    const last = known.messages.at(-1)?.sequence ?? 0;
    await add(last + messageLimits.page + 1);
  });
  return {
    known,
    older: {
      exist: known.nextBefore !== null,
      busy: older.busy,
      failure: older.failure?.message,
      load: () => void older.run(),
    },
    later: {
      exist: known.hasLater,
      busy: later.busy,
      failure: later.failure?.message,
      load: () => void later.run(),
    },
  };
}
