/** What browsers report about the connection, if they do (Network Information API). */
type Connection = { saveData?: boolean; effectiveType?: string };

const reducedQueries = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/** Whether the visitor asked for reduced motion or data, or has a connection too slow for video. */
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
