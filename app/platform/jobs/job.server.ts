import type { Span } from '@opentelemetry/api';
import * as z from 'zod/mini';
import { withSpan } from '#app/platform/tracing/span.server.ts';

/** A queue: its name, the shape of its payload and its retries. Declared in the room that publishes. */
export type Queue<Data extends object> = RetryPolicy & {
  name: string;
  payload: z.ZodMiniType<Data>;
  /**
   * How long this process lets jobs gather before it fetches them, so that they are handled in lots: for work that
   * nobody waits for.
   */
  gatherMilliseconds: number;
  /** Whether a job that follows none is fetched at once, and only those right behind it gather. */
  firstAtOnce: boolean;
};

/**
 * Attempts after the first before the job counts as failed; the waits double from `retryDelaySeconds` up to the
 * maximum.
 */
type RetryPolicy = { retryLimit: number; retryDelaySeconds: number; longestRetryDelaySeconds: number | undefined };

export function defineQueue<Data extends object>(
  name: string,
  payload: z.ZodMiniType<Data>,
  policy: Partial<Omit<Queue<Data>, 'name' | 'payload'>> = {},
): Queue<Data> {
  const { retryLimit = 8, retryDelaySeconds = 5, longestRetryDelaySeconds } = policy;
  const { gatherMilliseconds = 0, firstAtOnce = false } = policy;
  const retries = { retryLimit, retryDelaySeconds, longestRetryDelaySeconds };
  return { name, payload, ...retries, gatherMilliseconds, firstAtOnce };
}

/**
 * What a handler gets besides the data: an id that is the same for each attempt, the time of the database's clock when
 * the job was taken, and its span if traces are recorded.
 */
export type JobAttempt = { id: string; now: Date; span?: Span | undefined };
export type Handler<Data extends object> = (data: Data, attempt: JobAttempt) => Promise<void>;

export type JobOfLot<Data> = JobAttempt & { data: Data };
/** Why jobs of a lot failed, by their ids. */
export type Failures = ReadonlyMap<string, unknown>;
/**
 * Handles the jobs that were fetched together and returns which of them failed. If it throws, each is handled alone,
 * so it must throw only while nothing is done that should not be done twice.
 */
export type LotHandler<Data extends object> = (lot: readonly JobOfLot<Data>[]) => Promise<Failures>;

/**
 * What a room does for a queue, its own or one of a room above, or on a schedule. Each room lists its jobs in
 * `<room>.jobs.server.ts`.
 */
export type Job = {
  queue: Omit<Queue<object>, 'payload'>;
  /** Set for scheduled jobs. */
  cron?: string;
  /** The queues whose failed jobs this schedule makes up for: each run does what they have left undone. */
  sweeps?: readonly string[];
  /**
   * Validates the payload against the queue's schema first.
   * @throws ZodError, so that the job counts as failed
   */
  run: (payload: unknown, attempt: JobAttempt) => Promise<void>;
  /** Runs jobs together; payloads that do not fit the schema are among the failures. */
  runLot?: (taken: readonly JobOfLot<unknown>[]) => Promise<Failures>;
};

/**
 * Handles a queue's jobs. Handlers must tolerate being called twice. Several handlers of one queue run one after the
 * other, in the order of the list.
 */
export function onQueue<Data extends object>(queue: Queue<Data>, handle: Handler<Data>): Job {
  return { queue, run: (payload, attempt) => handle(queue.payload.parse(payload), attempt) };
}

/** Handles a queue's jobs in lots, so that facts are read, and rows written, once for all of them. */
export function onQueueInLots<Data extends object>(queue: Queue<Data>, handle: LotHandler<Data>): Job {
  const runLot = async (taken: readonly JobOfLot<unknown>[]): Promise<Failures> => {
    const read = taken.map((job) => ({ ...job, parsed: queue.payload.safeParse(job.data) }));
    const lot = read.flatMap(({ parsed, ...job }) => (parsed.success ? [{ ...job, data: parsed.data }] : []));
    const misfits = read.flatMap(({ id, parsed }): [string, unknown][] => (parsed.success ? [] : [[id, parsed.error]]));
    return new Map([...misfits, ...(lot.length > 0 ? await handle(lot) : [])]);
  };
  const run = async (data: unknown, attempt: JobAttempt): Promise<void> => {
    for (const [, error] of await runLot([{ ...attempt, data }])) throw error;
  };
  return { queue, run, runLot };
}

/**
 * Does something for each job of a lot, at the same time.
 * @returns which failed
 */
export async function forEachOfLot<Data>(
  lot: readonly JobOfLot<Data>[],
  handle: (job: JobOfLot<Data>) => Promise<unknown>,
): Promise<Failures> {
  const failures = new Map<string, unknown>();
  const each = lot.map((job) =>
    withSpan(job.span, () => Promise.resolve(job).then(handle)).catch((error: unknown) => failures.set(job.id, error)),
  );
  await Promise.all(each);
  return failures;
}

/**
 * Runs on a cron schedule, on one instance at a time; `now` is the database's clock, which decides what is due. It
 * has no payload: pg-boss sends null on a schedule, `runSchedulesNow` an empty object. Each run does what failed jobs of
 * the queues in `sweeps` have left undone.
 */
export function onSchedule(
  name: string,
  cron: string,
  handle: (now: Date) => Promise<void>,
  { sweeps = [] }: { sweeps?: readonly Pick<Queue<object>, 'name'>[] } = {},
): Job {
  const run: Job['run'] = (_payload, { now }) => handle(now);
  return { queue: scheduleQueue(name), cron, sweeps: sweeps.map((queue) => queue.name), run };
}

/** Returns the queue of a schedule. A failed run is not retried: the next one is due soon enough. */
export function scheduleQueue(name: string): Queue<object> {
  return defineQueue(name, z.object({}), { retryLimit: 0 });
}
