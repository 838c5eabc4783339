import { fromKysely, PgBoss, type Job, type JobResult } from 'pg-boss';
import type pg from 'pg';
import { afterCommit, type Transaction } from '#app/platform/database/database.server.ts';
import { Pipeline } from '#app/platform/database/pipeline.server.ts';
import { log } from '#app/platform/log/log.server.ts';

/** A queue: its name and the shape of what it carries. Declared in the room that publishes. */
export type Queue<Data extends object> = {
  name: string;
  /** Attempts after the first before the job counts as failed; waits double from `retryDelaySeconds` on, up to the longest. */
  retryLimit: number;
  retryDelaySeconds: number;
  longestRetryDelaySeconds: number | undefined;
  readonly data?: Data;
};

export function defineQueue<Data extends object>(
  name: string,
  options: { retryLimit?: number; retryDelaySeconds?: number; longestRetryDelaySeconds?: number } = {},
): Queue<Data> {
  const { retryLimit = 8, retryDelaySeconds = 5, longestRetryDelaySeconds } = options;
  return { name, retryLimit, retryDelaySeconds, longestRetryDelaySeconds };
}

/** A job that takes longer counts as lost, as one whose process was killed does, and is tried again. */
const jobSeconds = 120;

let boss: PgBoss | undefined;
const created = new Set<string>();
/** The workers of this process, by queue. */
const workers = new Map<string, string[]>();

/**
 * Starts the job queue on this database. Without `work` the process only sends (scripts, tests).
 */
export async function startJobs(poolConfig: pg.PoolConfig, options: { work: boolean }): Promise<void> {
  const { connectionString, host, port, user, database, password } = poolConfig;
  boss = new PgBoss({
    ...(connectionString ? { connectionString } : {}),
    ...(host ? { host } : {}),
    ...(port ? { port } : {}),
    ...(user ? { user } : {}),
    ...(database ? { database } : {}),
    ...(password === undefined ? {} : { password }),
    max: 4,
    // At boot all queues want these few connections at once; on a machine that is busy that takes longer than pg-boss's 10 s.
    connectionTimeoutMillis: 30_000,
    supervise: options.work,
    schedule: options.work,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
  created.clear();
  workers.clear();
  await boss.start();
}

/** Takes no more jobs, lets those under way finish, which may still enqueue others, and hands the rest back. */
export async function stopJobs(): Promise<void> {
  await boss?.stop({ graceful: true, timeout: 10_000 });
  boss = undefined;
}

function started(): PgBoss {
  if (!boss) throw new Error('The job queue is started at boot, before anything is enqueued');
  return boss;
}

async function ensureQueue(queue: Queue<object>): Promise<void> {
  if (created.has(queue.name)) return;
  await started().createQueue(queue.name);
  created.add(queue.name);
}

/** Creates the queues once at boot, so that enqueuing inside a transaction never has to. */
export async function declareQueues(queues: Queue<object>[]): Promise<void> {
  for (const { name } of await started().getQueues()) created.add(name);
  for (const queue of queues) await ensureQueue(queue);
}

export type EnqueueOptions = { startAfter?: Date; singletonKey?: string };

/**
 * Enqueues a job as part of a transaction: it exists if and only if the change does (outbox).
 */
export async function enqueue<Data extends object>(
  trx: Transaction | Pipeline,
  queue: Queue<Data>,
  data: Data,
  options: EnqueueOptions = {},
): Promise<void> {
  if (trx instanceof Pipeline) trx.afterCommit(() => wake(queue.name));
  else afterCommit(trx, () => wake(queue.name));
  await started().send(queue.name, data, {
    db: trx instanceof Pipeline ? fromPipeline(trx) : fromKysely(trx),
    retryLimit: queue.retryLimit,
    retryDelay: queue.retryDelaySeconds,
    retryBackoff: true,
    ...(queue.longestRetryDelaySeconds ? { retryDelayMax: queue.longestRetryDelaySeconds } : {}),
    expireInSeconds: jobSeconds,
    ...options,
  });
}

function fromPipeline(pipeline: Pipeline) {
  return { executeSql: async (text: string, values: unknown[] = []) => ({ rows: await pipeline.send(text, values) }) };
}

/**
 * Has this process look at a queue at once. Not by NOTIFY: PostgreSQL lets transactions that notify commit only one
 * after the other, each waiting for the disk (docs/decisions/007-holding-a-slot-fast.md). What another process has
 * enqueued waits for a poll.
 */
function wake(queueName: string): void {
  for (const worker of workers.get(queueName) ?? []) boss?.notifyWorker(worker);
}

/** What a handler gets beside the data; the id is the same at each attempt. */
export type JobAttempt = { id: string };
type Handler<Data extends object> = (data: Data, job: JobAttempt) => Promise<void>;

/** Works a queue; a job that throws is tried again with growing waits. Handlers must bear being called twice. */
export async function work<Data extends object>(queue: Queue<Data>, handle: Handler<Data>): Promise<void> {
  await ensureQueue(queue);
  const worker = await started().work<Data>(queue.name, rhythm, (jobs: Job<Data>[]) =>
    Promise.all(jobs.map((job) => runJob(queue, job, handle))),
  );
  workers.set(queue.name, [...(workers.get(queue.name) ?? []), worker]);
}

/**
 * A backlog is taken in full batches without a pause between them: pg-boss never hurries with single jobs, so that a
 * hundred webhooks would take as many poll intervals. Retries wait for a poll.
 */
const rhythm = { pollingIntervalSeconds: 2, batchSize: 10, burstWhenBatchFull: true, perJobResults: true };

async function runJob<Data extends object>(queue: Queue<Data>, job: Job<Data>, handle: Handler<Data>): Promise<JobResult> {
  try {
    await handle(job.data, { id: job.id });
    return { id: job.id, status: 'completed' };
  } catch (error) {
    log.error({ err: error, queue: queue.name, job: job.id }, 'job failed, it will be tried again');
    return { id: job.id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
  }
}

/** Runs `handle` on a cron rhythm, on one instance at a time. */
export async function schedule(name: string, cron: string, handle: () => Promise<void>): Promise<void> {
  const queue = defineQueue<object>(name, { retryLimit: 0 });
  await work(queue, handle);
  await started().schedule(name, cron);
}
