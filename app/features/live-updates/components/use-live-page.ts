import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { subscribeToChanges } from '../live-changes.ts';

/** The polling interval, for browsers that no live connection reaches. */
const milliseconds = 30_000;

interface LivePageOptions {
  active?: boolean;
  /** The page shows messages; other pages are left alone when somebody writes. */
  hasMessages?: boolean;
}

/**
 * Reloads the page's data when a booking of this person changes, or a professional's own hours, blocks or standing
 * with the team; when the person returns to the page; and, because some networks block live connections, twice a
 * minute while it is visible (OPEN-57).
 */
export function useLivePage({ active = true, hasMessages = false }: LivePageOptions = {}): void {
  const { revalidate } = useRevalidator();
  const read = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) void revalidate();
  });
  useEffect(() => {
    if (!active) return;
    const again = () => read();
    const stop = subscribeToChanges((topic) => (hasMessages || topic !== 'messages') && again());
    const timer = setInterval(again, milliseconds);
    document.addEventListener('visibilitychange', again);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [active, hasMessages]);
}
