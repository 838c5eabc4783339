import { collectDefaultMetrics, Gauge } from 'prom-client';
import { databasePool } from '#app/platform/database/database.server.ts';
import { replicaStates } from '#app/platform/database/replicas/read-only.server.ts';
import { readQueueLoads } from '#app/platform/jobs/queue-loads.server.ts';
import { metrics } from './metrics.server.ts';

let isCollecting = false;

/** Registers what is read when somebody asks: memory and event loop, the connection pool, the queues. */
export function collectMetrics(): void {
  if (isCollecting) return;
  isCollecting = true;
  collectDefaultMetrics({ register: metrics });
  collectPool();
  collectReplicas();
  collectQueues();
}

function collectPool(): void {
  const connections = new Gauge({
    name: 'doorstep_database_connections',
    help: 'Connections of the pool by state; waiting are requests without one',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { totalCount, idleCount, waitingCount } = databasePool();
      this.set({ state: 'used' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
  metrics.registerMetric(connections);
}

/** How this process sees the replicas: another may reach them better. */
function collectReplicas(): void {
  const lag = new Gauge({
    name: 'doorstep_replica_lag_seconds',
    help: 'How far a replica is behind at most; nothing while that is not known',
    labelNames: ['replica'],
    registers: [metrics],
  });
  const used = new Gauge({
    name: 'doorstep_replica_used',
    help: '1 while a replica is read from, 0 while it is left out',
    labelNames: ['replica'],
    registers: [],
    collect() {
      this.reset();
      lag.reset();
      for (const { name, lagSeconds, leftOut } of replicaStates()) {
        this.set({ replica: name }, leftOut === null ? 1 : 0);
        if (lagSeconds !== null) lag.set({ replica: name }, lagSeconds);
      }
    },
  });
  metrics.registerMetric(used);
}

/** Both gauges come from one reading, so that they agree. */
function collectQueues(): void {
  const oldest = new Gauge({
    name: 'doorstep_job_oldest_seconds',
    help: 'How long the oldest job that is due has waited, by queue',
    labelNames: ['queue'],
    registers: [metrics],
  });
  const jobs = new Gauge({
    name: 'doorstep_jobs',
    help: 'Jobs in the database by queue and state: waiting, running, or failed for good and not made up for',
    labelNames: ['queue', 'state'],
    registers: [],
    async collect() {
      const loads = await readQueueLoads();
      this.reset();
      oldest.reset();
      for (const { queue, waiting, running, unresolved, oldestSeconds } of loads) {
        this.set({ queue, state: 'waiting' }, waiting);
        this.set({ queue, state: 'running' }, running);
        this.set({ queue, state: 'failed' }, unresolved);
        oldest.set({ queue }, oldestSeconds);
      }
    },
  });
  metrics.registerMetric(jobs);
}
