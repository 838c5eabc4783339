import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { announceUnread } from '#app/features/messages/unread-messages.ts';

/** Marks a thread as read up to its last message while somebody looks at it. */
export function useMarkRead(threadId: string, { unread, last }: { unread: number; last: number }): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (unread === 0) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      api.put('/threads/:id/read', { param: { id: threadId }, json: { sequence: last }, isBackground: true }).then(
        (counts) => {
          announceUnread(counts);
          void revalidate();
        },
        // The next look at the thread marks it.
        () => undefined,
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [threadId, unread, last, revalidate]);
}
