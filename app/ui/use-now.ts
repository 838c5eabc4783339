import { useEffect, useState } from 'react';

/** Epoch milliseconds, beginning with the server's and from then on told twice a minute. */
export function useNow(initial: number): number {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const tell = () => setNow(Date.now());
    tell();
    const timer = setInterval(tell, 30_000);
    // A phone that was put away tells no time meanwhile.
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, []);
  return now;
}
