import { PgBoss } from 'pg-boss';
import { type DatabaseConfig, WatchedPool } from '#app/platform/database/watch/watched-pool.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { markJobsAnswered } from './job-health.server.ts';
import { monotonicClock } from './monotonic-clock.server.ts';

/** A running pg-boss on its own connections, which are watched like all others. */
export type RunningQueue = {
  boss: PgBoss;
  /** The workers of this process, by queue. */
  workers: Map<string, string[]>;
  /** Which of these queues have jobs that are due. */
  listDue: (queues: readonly string[]) => Promise<string[]>;
  stop: (options: { graceful: boolean }) => Promise<void>;
};

export type QueueOptions = { work: boolean };

const stopMilliseconds = 10_000;

/** As pg-boss finds the jobs of one queue. */
const dueQueues = `
  select queue.name from unnest($1::text[]) as queue (name)
  where exists (select from pgboss.job
    where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= pgboss.job_now())`;

/** Opens the job queue. Without `work` it only sends. */
export async function openQueue(poolConfig: DatabaseConfig, { work }: QueueOptions): Promise<RunningQueue> {
  const pool = new WatchedPool({
    ...poolConfig,
    max: 4,
    // At boot all queues want these few connections at once, which takes long on a busy machine.
    connectionTimeoutMillis: 30_000,
    // A new session costs PostgreSQL more than all that an idle queue asks on it in ten seconds.
    idleTimeoutMillis: 0,
  });
  const executeSql = async (text: string, values?: unknown[]) => {
    const answer = await pool.query<Record<string, unknown>>(text, values);
    markJobsAnswered();
    return answer;
  };
  const boss = new PgBoss({
    db: { executeSql },
    clock: monotonicClock,
    clockMonitorIntervalSeconds: 60,
    supervise: work,
    schedule: work,
    // No job waits for another one: what resolves that need not run every five seconds.
    flowIntervalSeconds: 3_600,
    // Its own spans would have the messages of errors; ours are in lot-spans.server.ts.
    openTelemetry: { enabled: false },
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
  try {
    await boss.start();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    boss,
    workers: new Map(),
    listDue: async (queues) => {
      const { rows } = await executeSql(dueQueues, [queues]);
      return rows.map(({ name }) => String(name));
    },
    stop: async ({ graceful }) => {
      await boss.stop({ graceful, timeout: stopMilliseconds });
      await pool.end();
    },
  };
}
