/** What browsers tell of the connection, where they do (Network Information API). */
type Connection = { saveData?: boolean; effectiveType?: string };

const asksForLess = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/** Whether the visitor asked for less motion or less data, or is on a connection too slow for films. */
export function wantsStillness(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return matchMedia(asksForLess).matches || connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

export function onStillnessChange(changed: () => void): () => void {
  const query = matchMedia(asksForLess);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
