/**
 * Calls `then` once the page has loaded and the browser is idle.
 * @returns a function that cancels the wait
 */
export function untilIdle(then: () => void): () => void {
  let idle = 0;
  const rest = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(then, { timeout: 3_000 });
    else idle = Number(setTimeout(then, 500));
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
  return () => {
    removeEventListener('load', rest);
    if ('cancelIdleCallback' in globalThis) cancelIdleCallback(idle);
    else clearTimeout(idle);
  };
}
