import { sql } from 'kysely';
import { database } from '#app/platform/database/database.server.ts';

/** The jobs of one queue, on all instances. */
export interface QueueLoad {
  queue: string;
  /** Due and not begun. */
  waiting: number;
  running: number;
  /** Given up after the last attempt, as long as pg-boss keeps them. */
  failed: number;
  /** Those of them that nothing has made up for: the runs of a schedule are over with a later one that succeeds. */
  unresolved: number;
  /** How long the oldest job that is due has waited; 0 if none does. */
  oldestSeconds: number;
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
    left join lateral (
      select completed_on as at from pgboss.job
      where job.name = queue.name and state = 'completed' and completed_on is not null
        and exists (select from pgboss.schedule where schedule.name = queue.name)
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
