import { database, databasePool, readDatabaseVersion } from '#app/platform/database/database.server.ts';
import { version } from '#app/platform/config/version.ts';
import { listFailedJobs } from '#app/platform/jobs/failed-jobs.server.ts';
import { readQueueLoads, type QueueLoad } from '#app/platform/jobs/queue-loads.server.ts';
import { systemStore } from '../system-store.server.ts';

/** More of them are not looked through one by one. */
const shownFailedJobs = 50;

/** Jobs, Stripe's events, and what the answering process is. Everything but the process is the same on all instances. */
export async function readSystem() {
  const [queues, failedJobs, webhooks, postgresql] = await Promise.all([
    readQueueLoads(),
    listFailedJobs(shownFailedJobs),
    systemStore.readWebhookDay(database()),
    readDatabaseVersion(),
  ]);
  return {
    queues: queues.map(showQueue),
    failed_jobs: failedJobs.map(({ failedAt, ...job }) => ({ ...job, failed_at: failedAt.toISOString() })),
    webhooks: {
      received: webhooks.received,
      waiting: webhooks.waiting,
      slowest_seconds: webhooks.slowestSeconds,
      last_received_at: webhooks.lastReceivedAt?.toISOString() ?? null,
    },
    process: readProcess(postgresql),
  };
}
export type System = Awaited<ReturnType<typeof readSystem>>;

function showQueue({ oldestSeconds, unresolved: _unresolved, ...load }: QueueLoad) {
  return { ...load, oldest_seconds: Math.round(oldestSeconds) };
}

function readProcess(postgresql: string) {
  const { totalCount, idleCount, waitingCount } = databasePool();
  return {
    version,
    node: process.versions.node,
    postgresql,
    started_at: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
    memory_megabytes: Math.round(process.memoryUsage.rss() / 1024 ** 2),
    connections: { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount },
  };
}
