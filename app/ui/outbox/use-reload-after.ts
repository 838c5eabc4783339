import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Loads the page again when one request less waits: it was carried out. */
export function useReloadAfter(waiting: number): void {
  const { revalidate } = useRevalidator();
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current) void revalidate();
    before.current = waiting;
  }, [waiting, revalidate]);
}
