/** For a tab that is not drawn. */
const longestWaitMilliseconds = 100;

/**
 * Calls `then` once the browser has drawn what has changed so far: a press shows its effect before the work it causes.
 * @returns a function that cancels the wait
 */
export function afterPaint(then: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, longestWaitMilliseconds);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
