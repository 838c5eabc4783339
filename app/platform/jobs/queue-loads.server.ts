import { sql } from 'kysely';
import { database } from '#app/platform/database/database.server.ts';
import type { Job } from './job.server.ts';

/** The jobs of one queue, on all instances. */
export interface QueueLoad {
  queue: string;
  /** Due and not begun. */
  waiting: number;
  running: number;
  /** Given up after the last attempt, as long as pg-boss keeps them. */
  failed: number;
  /**
   * Those of them that nothing has made up for: the runs of a schedule, and jobs that one sweeps, are over with a later
   * run that succeeds.
   */
  unresolved: number;
  /** How long the oldest job that is due has waited; 0 if none does. */
  oldestSeconds: number;
}

let swept: readonly { queue: string; schedule: string }[] = [];

/** Sets which schedules make up for failed jobs of which queues. */
export function setSweeps(jobs: readonly Pick<Job, 'queue' | 'sweeps'>[]): void {
  swept = jobs.flatMap(({ queue: { name }, sweeps = [] }) => sweeps.map((queue) => ({ queue, schedule: name })));
}

/** Reads how loaded each queue is, by the database's clock. */
export async function readQueueLoads(): Promise<QueueLoad[]> {
  const { rows } = await sql<QueueLoad>`
    select queue.name as queue,
      (count(*) filter (where is_due))::int as waiting,
      (count(*) filter (where state = 'active'))::int as running,
      (count(*) filter (where state = 'failed'))::int as failed,
      (count(*) filter (where state = 'failed' and made_up_for.at > completed_on is not true))::int as unresolved,
      coalesce(extract(epoch from clock_timestamp() - min(start_after) filter (where is_due)), 0)::float as "oldestSeconds"
    from pgboss.queue
    left join unnest(${swept.map(({ queue }) => queue)}::text[], ${swept.map(({ schedule }) => schedule)}::text[])
      as sweep (queue, schedule) on sweep.queue = queue.name
    left join pgboss.schedule on schedule.name = coalesce(sweep.schedule, queue.name)
    left join lateral (
      select completed_on as at from pgboss.job
      where job.name = schedule.name and state = 'completed' and completed_on is not null
      order by completed_on desc limit 1
    ) as made_up_for on true
    left join lateral (
      select state::text, start_after, completed_on,
        state in ('created', 'retry') and start_after <= clock_timestamp() as is_due
      from pgboss.job
      where job.name = queue.name and state in ('created', 'retry', 'active', 'failed')
    ) as job on true
    group by queue.name
    order by queue.name`.execute(database());
  return rows;
}
