import * as z from 'zod/mini';

/** A queue: its name, the shape of its payload and its retries. Declared in the room that publishes. */
export type Queue<Data extends object> = RetryPolicy & { name: string; payload: z.ZodMiniType<Data> };

/**
 * Attempts after the first before the job counts as failed; the waits double from `retryDelaySeconds` up to the
 * maximum.
 */
type RetryPolicy = { retryLimit: number; retryDelaySeconds: number; longestRetryDelaySeconds: number | undefined };

export function defineQueue<Data extends object>(
  name: string,
  payload: z.ZodMiniType<Data>,
  policy: Partial<RetryPolicy> = {},
): Queue<Data> {
  const { retryLimit = 8, retryDelaySeconds = 5, longestRetryDelaySeconds } = policy;
  return { name, payload, retryLimit, retryDelaySeconds, longestRetryDelaySeconds };
}

/**
 * What a handler gets besides the data: an id that is the same for each attempt, and the time of the database's clock
 * when the job was taken.
 */
export type JobAttempt = { id: string; now: Date };
export type Handler<Data extends object> = (data: Data, attempt: JobAttempt) => Promise<void>;

/**
 * What a room does for a queue, its own or one of a room above, or on a schedule. Each room lists its jobs in
 * `<room>.jobs.server.ts`.
 */
export type Job = {
  queue: Omit<Queue<object>, 'payload'>;
  /** Set for scheduled jobs. */
  cron?: string;
  /**
   * Validates the payload against the queue's schema first.
   * @throws ZodError, so that the job counts as failed
   */
  run: (payload: unknown, attempt: JobAttempt) => Promise<void>;
};

/**
 * Handles a queue's jobs. Handlers must tolerate being called twice. Several handlers of one queue run one after the
 * other, in the order of the list.
 */
export function onQueue<Data extends object>(queue: Queue<Data>, handle: Handler<Data>): Job {
  return { queue, run: (payload, attempt) => handle(queue.payload.parse(payload), attempt) };
}

/**
 * Runs on a cron schedule, on one instance at a time; `now` is the database's clock, which decides what is due. It
 * has no payload: pg-boss sends null on a schedule, `runSchedulesNow` an empty object.
 */
export function onSchedule(name: string, cron: string, handle: (now: Date) => Promise<void>): Job {
  return { queue: scheduleQueue(name), cron, run: (_payload, { now }) => handle(now) };
}

/** Returns the queue of a schedule. A failed run is not retried: the next one is due soon enough. */
export function scheduleQueue(name: string): Queue<object> {
  return defineQueue(name, z.object({}), { retryLimit: 0 });
}
