import { sql } from 'kysely';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { listFailedJobs, retryFailedJob } from './failed-jobs.server.ts';
import { defineQueue, onQueue, onSchedule, scheduleQueue } from './job.server.ts';
import { enqueue, prepareQueues, startJobs, startWork, stopJobs } from './jobs.server.ts';

const { connection, db } = await createTestDatabase();
const deliveries = defineQueue('test.deliveries', z.object({ to: z.string() }), { retryLimit: 0 });
const rounds = scheduleQueue('test.rounds');
const soon = { timeout: 20_000, interval: 50 };
const delivered: string[] = [];
let isDoorOpen = false;

beforeAll(async () => {
  log.level = 'silent';
  await startJobs(connection, { work: true });
  const jobs = [
    onQueue(deliveries, ({ to }) => {
      if (!isDoorOpen) throw new Error('nobody opens');
      return Promise.resolve(void delivered.push(to));
    }),
    // Once a year, so that it never runs here.
    onSchedule(rounds.name, '0 0 1 1 *', () => Promise.resolve()),
  ];
  await prepareQueues(jobs);
  await startWork(jobs);
});
afterAll(stopJobs);

it('a job that is given up is listed with its error, and run once more when somebody says so', async () => {
  await inTransaction((trx) => enqueue(trx, deliveries, { to: 'Mia' }));
  await vi.waitFor(async () => expect(await listFailedJobs(10)).toHaveLength(1), soon);
  const [failed] = await listFailedJobs(10);
  expect(failed).toMatchObject({ queue: 'test.deliveries', attempts: 1, error: 'nobody opens' });
  const id = failed?.id ?? '';

  expect(await inTransaction((trx) => retryFailedJob(trx, id))).toBe('test.deliveries');
  await vi.waitFor(async () => expect(await listFailedJobs(10)).toMatchObject([{ attempts: 2 }]), soon);
  isDoorOpen = true;
  expect(await inTransaction((trx) => retryFailedJob(trx, id))).toBe('test.deliveries');
  await vi.waitFor(() => expect(delivered).toEqual(['Mia']), soon);
  expect(await listFailedJobs(10)).toEqual([]);
  expect(await inTransaction((trx) => retryFailedJob(trx, id))).toBeUndefined();
});

it('of a schedule that fails each minute only the newest run is listed, so that others stay in the list', async () => {
  const failedAt = (queue: string, minutes: number) =>
    sql`
    insert into pgboss.job (name, state, retry_limit, completed_on)
    values (${queue}, 'failed', 0, now() + ${minutes} * interval '1 minute')`.execute(db);
  await failedAt(deliveries.name, 0);
  for (let minute = 1; minute <= 6; minute += 1) await failedAt(rounds.name, minute);
  expect((await listFailedJobs(5)).map(({ queue }) => queue)).toEqual(['test.rounds', 'test.deliveries']);
});
