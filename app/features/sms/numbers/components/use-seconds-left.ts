import { useEffect, useState } from 'react';

/** Counts down from what the server said, and anew when it says something else. */
export function useSecondsLeft(given: number): number {
  const [left, setLeft] = useState(given);
  useEffect(() => {
    const ends = performance.now() + given * 1_000;
    const tell = () => setLeft(Math.max(0, Math.ceil((ends - performance.now()) / 1_000)));
    tell();
    const timer = setInterval(tell, 1_000);
    return () => clearInterval(timer);
  }, [given]);
  return left;
}
