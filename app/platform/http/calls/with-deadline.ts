/** Returns a signal that aborts with `signal`, or when the time is up. Not `AbortSignal.any`: Safari 16 lacks it. */
export function withDeadline(signal: AbortSignal | null | undefined, seconds: number): AbortSignal {
  const deadline = AbortSignal.timeout(1000 * seconds);
  if (!signal) return deadline;
  const either = new AbortController();
  for (const one of [signal, deadline]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener('abort', () => either.abort(one.reason), { once: true });
  }
  return either.signal;
}
