import { retryLimits } from '#app/platform/config/limits.ts';
import { withDeadline } from '#app/platform/http/calls/with-deadline.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Wraps fetch, with which the router reads pages. A briefly unavailable server is asked again, as in our own calls
 * (OPEN-58), and a silent one is not waited for forever. Everything except page data passes through unchanged.
 */
export function patientPageReads(
  fetch: typeof globalThis.fetch,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): typeof globalThis.fetch {
  return async (input, init = {}) => {
    if (!isPageData(input) || (init.method ?? 'GET') !== 'GET') return fetch(input, init);
    const read = () => fetch(input, { ...init, signal: withDeadline(init.signal, retryLimits.readSeconds) });
    for (const milliseconds of retryLimits.waitsMilliseconds) {
      const answer = await read().catch(() => undefined);
      init.signal?.throwIfAborted();
      if (answer && !retryLimits.statuses.some((status) => status === answer.status)) return answer;
      await pause(milliseconds);
    }
    return read();
  };
}

function isPageData(input: RequestInfo | URL): boolean {
  return input instanceof URL && input.origin === window.location.origin && input.pathname.endsWith('.data');
}
