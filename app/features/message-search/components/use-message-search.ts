import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { useDebounced } from '#app/ui/timing/use-debounced.ts';
import type { Side } from '#app/features/messages/message.ts';
import type { ThreadSearchDto } from '../search-dto.ts';
import { searchLimits } from '../search-limits.ts';

type Found = { query: string; answer: ThreadSearchDto };

const pauseMilliseconds = 300;

/** Searches one's own threads while somebody types. `found` is the last answer until the next one is there. */
export function useMessageSearch(side: Side) {
  const [text, setText] = useState('');
  const query = text.trim();
  const settled = useDebounced(query, pauseMilliseconds);
  const [found, setFound] = useState<Found>();
  const loaded = useLoaded(settled.length < searchLimits.minimum ? null : settled, async (signal) => {
    const answer = await api.get('/threads/search', { query: { as: side, query: settled }, signal });
    setFound({ query: settled, answer });
  });
  const isShort = query.length < searchLimits.minimum;
  return {
    text,
    setText,
    isEmpty: query === '',
    isShort,
    isWaiting: query !== settled || loaded.state === 'loading' || loaded.reloading,
    hasFailed: query === settled && loaded.state === 'failed',
    found: isShort ? undefined : found,
    reload: loaded.reload,
  };
}
