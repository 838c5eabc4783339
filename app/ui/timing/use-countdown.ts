import { useEffect, useState } from 'react';

/** Counts seconds down to 0 by the clock, so that a tab that was asleep is right when it wakes. */
export function useCountdown(initialSeconds = 0): { left: number; start: (seconds: number) => void } {
  const [left, setLeft] = useState(initialSeconds);
  const [end, setEnd] = useState<number>();
  useEffect(() => {
    if (initialSeconds > 0) setEnd(Date.now() + initialSeconds * 1000);
  }, [initialSeconds]);
  useEffect(() => {
    if (end === undefined) return undefined;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  const start = (seconds: number) => {
    setLeft(Math.ceil(seconds));
    setEnd(Date.now() + seconds * 1000);
  };
  return { left, start };
}

/** Formats "0:42", "2:05", "61:00". */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
