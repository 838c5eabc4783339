let last: Promise<unknown> = Promise.resolve();

/**
 * Runs heavy work one piece at a time. A decoded picture takes hundreds of megabytes; five at once would take the
 * machine's memory, and every core from concurrent requests.
 */
export function runSerially<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
