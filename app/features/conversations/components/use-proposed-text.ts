import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { lateMinutesOf, runningLateText } from '#app/features/messages/delays/late-text.ts';
import { lateParameter } from '#app/features/messages/thread-links.ts';

/** The text that the page's URL proposes, to be edited and sent or not; empty for none. */
export function useProposedText(): string {
  const [search] = useSearchParams();
  const late = lateMinutesOf(search);
  const isProposed = search.has(lateParameter);
  // Reloading the page after it was sent does not propose it again. The router need not know: nothing has to be read anew.
  useEffect(() => {
    if (!isProposed) return;
    const url = new URL(location.href);
    url.searchParams.delete(lateParameter);
    history.replaceState(history.state, '', url);
  }, [isProposed]);
  return late === undefined ? '' : runningLateText(late);
}
