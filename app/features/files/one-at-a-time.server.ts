let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one piece of heavy work after the other. A decoded picture takes hundreds of megabytes; five at once would take
 * the machine's memory and every core from the requests beside them.
 */
export function runSerially<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
