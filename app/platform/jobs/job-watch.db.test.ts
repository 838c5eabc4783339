import * as z from 'zod/mini';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { assertJobsWork } from './job-health.server.ts';
import { watchJobs } from './job-watch.server.ts';
import { defineQueue, onQueue, onSchedule } from './job.server.ts';
import { enqueue, restartJobs, startJobs, startWork, stopJobs } from './jobs.server.ts';

const { pool, connection } = await createTestDatabase();
const done: string[] = [];
const dueAt: Date[] = [];
const errands = defineQueue('test.errands', z.object({ name: z.string() }));
const soon = { timeout: 20_000, interval: 50 };

beforeAll(async () => {
  log.level = 'silent';
  await startJobs(connection, { work: true });
  await startWork([
    onQueue(errands, ({ name }) => Promise.resolve(void done.push(name))),
    onSchedule('test.due', '* * * * *', (now) => Promise.resolve(void dueAt.push(now))),
  ]);
});
afterAll(stopJobs);

const errand = (name: string) => inTransaction((trx) => enqueue(trx, errands, { name }));

describe('jobs', () => {
  it('go on when the queue is started again, and what was enqueued before and meanwhile is done once', async () => {
    await errand('before');
    const restarting = restartJobs();
    await errand('meanwhile');
    await restarting;
    await errand('after');
    await vi.waitFor(() => expect(done.toSorted()).toEqual(['after', 'before', 'meanwhile']), soon);
  });
});

describe('a schedule that does not move', () => {
  let stop: () => Promise<void> = () => Promise.resolve();
  afterEach(() => stop());

  it('is noticed, told at level 50, started again, and what is due is done by the time of the database', async () => {
    const lines: unknown[][] = [];
    vi.spyOn(log, 'error').mockImplementation((...line: unknown[]) => void lines.push(line));
    // As a database leaves it behind whose clock was three hours ahead.
    await pool.query(`update pgboss.version set cron_on = now() + interval '3 hours'`);
    dueAt.length = 0;
    stop = await watchJobs({ pauseMilliseconds: 100, queueSeconds: 60, scheduleSeconds: 1 });
    await vi.waitFor(() => expect(dueAt).not.toEqual([]), soon);
    expect(lines).toContainEqual([
      expect.objectContaining({ seconds: expect.any(Number) }),
      'the schedule does not move, it is started again',
    ]);
    await vi.waitFor(async () => expect((await pool.query('select 1 from job_pulse')).rows).toHaveLength(1), soon);
    expect((await pool.query('select 1 from pgboss.version where cron_on > now()')).rows).toEqual([]);
    const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
    expect(Math.abs(Number(rows[0]?.now) - Number(dueAt[0]))).toBeLessThan(20_000);
  });

  it('says nothing while jobs are worked', async () => {
    stop = await watchJobs();
    expect(assertJobsWork).not.toThrow();
  });
});
