import { sql } from 'kysely';
import { fromKysely } from 'pg-boss';
import { database, type Transaction } from '#app/platform/database/database.server.ts';
import { startedQueue } from './jobs.server.ts';

/** A job that was given up after its last attempt. pg-boss keeps it for some days. */
export interface FailedJob {
  id: string;
  queue: string;
  failedAt: Date;
  attempts: number;
  /** The message of the last attempt's error. */
  error: string | null;
}

/**
 * Lists the jobs that were given up, the newest first. Of a schedule only its newest failed run: one that fails every
 * minute would push all others off the list.
 */
export async function listFailedJobs(limit: number): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    with newest as (
      select name, max(completed_on) as failed_on from pgboss.job
      where state = 'failed' and name in (select name from pgboss.schedule) group by name
    )
    select id, name as queue, completed_on as "failedAt", retry_count + 1 as attempts, output ->> 'message' as error
    from pgboss.job left join newest using (name)
    where state = 'failed' and (newest.failed_on is null or completed_on = newest.failed_on)
    order by completed_on desc, id
    limit ${limit}`.execute(database());
  return rows;
}

/**
 * Gives a job that was given up one more attempt, as part of a transaction.
 * @returns its queue; undefined if there is no such job, or it is not given up
 */
export async function retryFailedJob(trx: Transaction, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ queue: string }>`
    select name as queue from pgboss.job where id = ${id} and state = 'failed' for update`.execute(trx);
  const queue = rows[0]?.queue;
  if (queue) await startedQueue().boss.retry(queue, id, { db: fromKysely(trx) });
  return queue;
}
