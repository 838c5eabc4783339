import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { subscribeToChanges } from '../live-changes.ts';

/** For whom no live connection reaches. */
const milliseconds = 30_000;

/**
 * Reads the page again when a booking of this person changes, or a professional's own hours, blocks or standing, when
 * somebody comes back to it, and, as not every network lets live connections through, twice a minute while somebody
 * looks at it (OPEN-57).
 */
export function useLivePage({ active = true }: { active?: boolean } = {}): void {
  const { revalidate } = useRevalidator();
  const read = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) void revalidate();
  });
  useEffect(() => {
    if (!active) return;
    const again = () => read();
    const stop = subscribeToChanges(again);
    const timer = setInterval(again, milliseconds);
    document.addEventListener('visibilitychange', again);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [active]);
}
