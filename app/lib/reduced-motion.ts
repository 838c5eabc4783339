/** What browsers tell of the connection, where they do (Network Information API). */
type Connection = { saveData?: boolean; effectiveType?: string };

const reducedQueries = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/** Whether the visitor asked for less motion or less data, or is on a connection too slow for films. */
export function prefersReducedMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    matchMedia(reducedQueries).matches ||
    connection?.saveData === true ||
    connection?.effectiveType?.endsWith('2g') === true
  );
}

export function onReducedMotionChange(changed: () => void): () => void {
  const query = matchMedia(reducedQueries);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
