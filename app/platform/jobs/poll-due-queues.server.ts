import { setTimeout as wait } from 'node:timers/promises';
import { log } from '#app/platform/log/log.server.ts';

/** Jobs of other processes, and retries, wait at most this long. */
const pollMilliseconds = 2_000;

type Polled = {
  /** Lists which queues have jobs that are due. */
  listDue: () => Promise<string[]>;
  wake: (queue: string) => void;
};

/**
 * Asks for all queues in one statement which of them have work, and wakes only their workers: left to themselves,
 * fifty workers ask as often as this for what is almost never there.
 * @returns a function that stops it
 */
export function pollDueQueues({ listDue, wake }: Polled): () => void {
  const stopped = new AbortController();
  const poll = async () => {
    while (!stopped.signal.aborted) {
      await wait(pollMilliseconds, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      const due = await listDue().catch((error: unknown) => {
        log.error({ err: error }, 'job queue error');
        return [];
      });
      for (const queue of due) wake(queue);
    }
  };
  void poll();
  return () => stopped.abort();
}
