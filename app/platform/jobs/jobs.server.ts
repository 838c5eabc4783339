import { fromKysely, type JobWithMetadata } from 'pg-boss';
import { sql } from 'kysely';
import {
  afterCommit,
  type Connection,
  inTransaction,
  preparedDatabase,
  type Transaction,
} from '#app/platform/database/database.server.ts';
import { Pipeline } from '#app/platform/database/pipeline.server.ts';
import type { DatabaseConfig } from '#app/platform/database/watch/watched-pool.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { withTraceOf } from './job-trace.server.ts';
import { gatherJob } from './gathering.server.ts';
import { scheduleQueue, type Job, type Queue } from './job.server.ts';
import { pollDueQueues } from './poll-due-queues.server.ts';
import { setSweeps } from './queue-loads.server.ts';
import { runLot } from './run-lot.server.ts';
import { openQueue, type QueueOptions, type RunningQueue } from './running-queue.server.ts';

/** A job that takes longer counts as lost, like one whose process was killed, and is retried. */
const jobSeconds = 120;

let running: RunningQueue | undefined;
let reopen: () => Promise<RunningQueue> = () => Promise.reject(new Error('The job queue is started at boot'));
const created = new Set<string>();
/** The work of this process, to be registered again with a restarted queue. */
let registered: ((queue: RunningQueue) => Promise<void>)[] = [];
/** Cron expressions by schedule queue. */
const schedules = new Map<string, string>();

/**
 * Starts the job queue on this database. Without `work` the process only sends (scripts, tests).
 */
export async function startJobs(poolConfig: DatabaseConfig, options: QueueOptions): Promise<void> {
  const { connectionString, host, port, user, database, password, peer } = poolConfig;
  const connection = Object.fromEntries(
    Object.entries({ connectionString, host, port, user, database, password, peer }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  created.clear();
  schedules.clear();
  registered = [];
  reopen = () => openQueue(connection, options);
  running = await reopen();
}

let stopPolling: () => void = () => undefined;

/** Takes no more jobs, lets running ones finish, which may still enqueue others, and returns the rest to the queue. */
export async function stopJobs(): Promise<void> {
  stopPolling();
  await running?.stop({ graceful: true });
  running = undefined;
}

/** Replaces this queue, which has stalled, with a new one; jobs enqueued meanwhile wait for neither. */
export async function restartJobs(): Promise<void> {
  const former = startedQueue();
  const next = await reopen();
  // Registered before anything is sent through it: inside a transaction it would look the queues up on a second
  // connection.
  for (const register of registered) await register(next);
  running = next;
  former
    .stop({ graceful: false })
    .catch((error: unknown) => log.warn({ err: error }, 'a queue that stood still could not be stopped'));
}

/**
 * Returns the queue of this process.
 * @throws Error before boot
 */
export function startedQueue(): RunningQueue {
  if (!running) throw new Error('The job queue is started at boot, before anything is enqueued');
  return running;
}

async function ensureQueue(name: string): Promise<void> {
  if (created.has(name)) return;
  await startedQueue().boss.createQueue(name);
  created.add(name);
}

/** Creates the queues of all jobs once at boot, so that enqueuing inside a transaction never has to. */
export async function prepareQueues(jobs: readonly Pick<Job, 'queue' | 'sweeps'>[]): Promise<void> {
  setSweeps(jobs);
  for (const { name } of await startedQueue().boss.getQueues()) created.add(name);
  for (const { queue } of jobs) await ensureQueue(queue.name);
}

/**
 * Returns the whole seconds until an instant, 0 once it has passed: the delay of a job, which the database's clock
 * measures.
 */
export function secondsUntil(instant: Date): number {
  return Math.max(0, Math.ceil((instant.getTime() - Date.now()) / 1_000));
}

export type EnqueueOptions = { startAfterSeconds?: number; singletonKey?: string };

/**
 * Enqueues a job as part of a transaction: it exists if and only if the change does (outbox).
 */
export async function enqueue<Data extends object>(
  trx: Transaction | Pipeline,
  queue: Queue<Data>,
  data: Data,
  { startAfterSeconds, ...options }: EnqueueOptions = {},
): Promise<void> {
  wakeAfterCommit(trx, queue);
  await startedQueue().boss.send(queue.name, withTraceOf(data), {
    db: trx instanceof Pipeline ? fromPipeline(trx) : fromKysely(trx),
    ...policyOf(queue),
    // Counted from now by the database's clock.
    ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
    ...options,
  });
}

/** Does the same for several jobs of a queue, in one statement. */
export async function enqueueAll<Data extends object>(
  trx: Transaction,
  queue: Queue<Data>,
  jobs: readonly Data[],
): Promise<void> {
  if (jobs.length === 0) return;
  wakeAfterCommit(trx, queue);
  await insertJobs(trx, queue, jobs);
}

/** Enqueues jobs that belong to no change, in one statement and no transaction. */
export async function enqueueAlone<Data extends object>(queue: Queue<Data>, jobs: readonly Data[]): Promise<void> {
  if (jobs.length === 0) return;
  await insertJobs(preparedDatabase(), queue, jobs);
  gatherJob(queue, wake);
}

async function insertJobs<Data extends object>(
  db: Connection,
  queue: Queue<Data>,
  jobs: readonly Data[],
): Promise<void> {
  const policy = policyOf(queue);
  await startedQueue().boss.insert(
    queue.name,
    jobs.map((data) => ({ data: withTraceOf(data), ...policy })),
    { db: fromKysely(db) },
  );
}

function policyOf(queue: Omit<Queue<object>, 'payload'>) {
  return {
    retryLimit: queue.retryLimit,
    retryDelay: queue.retryDelaySeconds,
    retryBackoff: true,
    ...(queue.longestRetryDelaySeconds ? { retryDelayMax: queue.longestRetryDelaySeconds } : {}),
    expireInSeconds: jobSeconds,
  };
}

function fromPipeline(pipeline: Pipeline) {
  return { executeSql: async (text: string, values: unknown[] = []) => ({ rows: await pipeline.send(text, values) }) };
}

function wakeAfterCommit(trx: Transaction | Pipeline, queue: Omit<Queue<object>, 'payload'>): void {
  const step = () => gatherJob(queue, wake);
  if (trx instanceof Pipeline) trx.afterCommit(step);
  else afterCommit(trx, step);
}

/**
 * Makes this process poll a queue at once. Not through NOTIFY: PostgreSQL lets transactions that notify commit only
 * one after the other, each waiting for the disk (docs/decisions/007-holding-a-slot-fast.md). Jobs enqueued by
 * another process wait for a poll.
 */
function wake(queueName: string): void {
  for (const worker of running?.workers.get(queueName) ?? []) running?.boss.notifyWorker(worker);
}

/** Works every queue of these jobs and registers their schedules. A job that throws is retried with growing waits. */
export async function startWork(jobs: readonly Job[]): Promise<void> {
  for (const [name, ofQueue] of Map.groupBy(jobs, ({ queue }) => queue.name)) await work(name, ofQueue);
  for (const { queue, cron } of jobs) if (cron) await keepSchedule(queue.name, cron);
  stopPolling();
  stopPolling = pollDueQueues({ listDue: () => startedQueue().listDue([...startedQueue().workers.keys()]), wake });
}

async function work(name: string, jobs: readonly Job[]): Promise<void> {
  await ensureQueue(name);
  const register = async ({ boss, workers }: RunningQueue): Promise<void> => {
    const batchSize = jobs.some(({ queue }) => queue.gatherMilliseconds > 0) ? lotMaximum : timing.batchSize;
    const worker = await boss.work(name, { ...timing, batchSize }, (taken: JobWithMetadata<object>[]) =>
      runLot(name, taken, jobs),
    );
    workers.set(name, [...(workers.get(name) ?? []), worker]);
  };
  await register(startedQueue());
  registered.push(register);
}

async function keepSchedule(name: string, cron: string): Promise<void> {
  schedules.set(name, cron);
  // The next run is due soon enough (scheduleQueue).
  await startedQueue().boss.schedule(name, cron, null, { retryLimit: 0 });
}

/**
 * A backlog is taken in full batches without a pause between them: pg-boss always pauses between single jobs, so a
 * hundred webhooks would take as many poll intervals. Workers are woken (poll-due-queues.server.ts); their own polls
 * are for what that misses.
 */
const timing = {
  pollingIntervalSeconds: 300,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;

/** How many jobs that gather are handled together. */
const lotMaximum = 50;

/**
 * Runs everything that is scheduled by the minute once now, and makes the schedule check again, whenever it last did.
 */
export async function runSchedulesNow(): Promise<void> {
  const frequent = [...schedules].filter(([, cron]) => cron.startsWith('*')).map(([name]) => scheduleQueue(name));
  await inTransaction(async (trx) => {
    await sql`update pgboss.version set cron_on = null where cron_on > now()`.execute(trx);
    for (const queue of frequent) await enqueue(trx, queue, {});
  });
}
