import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { defineQueue, onQueue, onSchedule, scheduleQueue, type Queue } from './job.server.ts';
import { enqueue, prepareQueues, startJobs, startWork, stopJobs } from './jobs.server.ts';
import { readQueueLoads } from './queue-loads.server.ts';

const { connection, db } = await createTestDatabase();
const deliveries = defineQueue('test.deliveries', z.object({}), { retryLimit: 0 });
const errands = defineQueue('test.errands', z.object({}), { retryLimit: 0 });
const rounds = scheduleQueue('test.rounds');
const soon = { timeout: 20_000, interval: 50 };
let isDoorOpen = false;
let rung = 0;

async function ring(): Promise<void> {
  rung += 1;
  await (isDoorOpen ? Promise.resolve() : Promise.reject(new Error('nobody opens')));
}

beforeAll(async () => {
  log.level = 'silent';
  await startJobs(connection, { work: true });
  // Once a year, so that only the test makes it run.
  const jobs = [
    onQueue(deliveries, ring),
    onQueue(errands, ring),
    onSchedule(rounds.name, '0 0 1 1 *', ring, { sweeps: [errands] }),
  ];
  await prepareQueues(jobs);
  await startWork(jobs);
});
afterAll(stopJobs);

const run = (queue: Queue<object>) => inTransaction((trx) => enqueue(trx, queue, {}));
const loadOf = async ({ name }: Queue<object>) => (await readQueueLoads()).find(({ queue }) => queue === name);

it('a job that is given up stays unresolved, and the run of a schedule, or what it sweeps, until a later one succeeds', async () => {
  await run(deliveries);
  await run(errands);
  await run(rounds);
  for (const queue of [deliveries, errands, rounds])
    await vi.waitFor(async () => expect(await loadOf(queue)).toMatchObject({ failed: 1, unresolved: 1 }), soon);
  isDoorOpen = true;
  await run(deliveries);
  await run(rounds);
  await vi.waitFor(() => expect(rung).toBe(5), soon);
  for (const queue of [errands, rounds])
    await vi.waitFor(async () => expect(await loadOf(queue)).toMatchObject({ failed: 1, unresolved: 0 }), soon);
  await vi.waitFor(async () => expect(await loadOf(deliveries)).toMatchObject({ running: 0 }), soon);
  expect(await loadOf(deliveries)).toMatchObject({ failed: 1, unresolved: 1 });
});

it('a week of failed runs of a schedule is counted, and made up for by one that succeeds', async () => {
  const failed = (await loadOf(rounds))?.failed ?? 0;
  const runs = 7 * 24 * 60;
  await sql`
    insert into pgboss.job (name, state, retry_limit, completed_on)
    select ${rounds.name}, 'failed', 0, now() + n * interval '1 minute' from generate_series(1, ${runs}) as n`.execute(
    db,
  );
  expect(await loadOf(rounds)).toMatchObject({ failed: failed + runs, unresolved: runs });
  await sql`
    insert into pgboss.job (name, state, completed_on) values (${rounds.name}, 'completed', now() + interval '8 days')`.execute(
    db,
  );
  expect(await loadOf(rounds)).toMatchObject({ failed: failed + runs, unresolved: 0 });
});
