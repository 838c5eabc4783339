/**
 * How a write ended. `refused`: the server does not take this one event; `locked-out`: it does not let us in;
 * `failed`: it cannot be reached.
 */
export type WriteOutcome = 'done' | 'refused' | 'locked-out' | 'failed';

/** What a server's answer means for a write. */
export function outcomeOf(status: number): WriteOutcome {
  if (status >= 200 && status < 300) return 'done';
  if (status === 401) return 'locked-out';
  return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'failed';
}
