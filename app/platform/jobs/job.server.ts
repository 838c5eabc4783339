import * as z from 'zod/mini';

/** A queue: its name, the shape of what it carries and how patient it is. Declared in the room that publishes. */
export type Queue<Data extends object> = RetryPolicy & { name: string; payload: z.ZodMiniType<Data> };

/**
 * Attempts after the first before the job counts as failed; waits double from `retryDelaySeconds` on, up to the
 * longest.
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
 * What a handler gets beside the data: an id, the same at each attempt, and what the database's clock said when it
 * was taken.
 */
export type JobAttempt = { id: string; now: Date };
export type Handler<Data extends object> = (data: Data, attempt: JobAttempt) => Promise<void>;

/**
 * What a room does about a queue, its own or one of a room above, or by the clock. Each room lists its jobs in
 * `<room>.jobs.server.ts`.
 */
export type Job = {
  queue: Omit<Queue<object>, 'payload'>;
  /** Set for what runs by the clock. */
  cron?: string;
  /** Checks the payload against the queue's schema first. @throws ZodError, so that the job counts as failed */
  run: (payload: unknown, attempt: JobAttempt) => Promise<void>;
};

/**
 * Handlers must bear being called twice. Several jobs of one queue run one after the other, in the order of the list.
 */
export function onQueue<Data extends object>(queue: Queue<Data>, handle: Handler<Data>): Job {
  return { queue, run: (payload, attempt) => handle(queue.payload.parse(payload), attempt) };
}

/**
 * Runs on a cron rhythm, on one instance at a time; `now` is the database's clock, by which it finds what is due. It
 * carries nothing: what pg-boss sends on a schedule has null for data, what `runSchedulesNow` sends an empty object.
 */
export function onSchedule(name: string, cron: string, handle: (now: Date) => Promise<void>): Job {
  return { queue: scheduleQueue(name), cron, run: (_payload, { now }) => handle(now) };
}

/** A run that fails is not repeated: the next one is due soon enough. */
export function scheduleQueue(name: string): Queue<object> {
  return defineQueue(name, z.object({}), { retryLimit: 0 });
}
