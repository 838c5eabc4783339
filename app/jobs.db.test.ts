import { beforeAll, expect, it, vi } from 'vitest';
import { watchJobs } from '#app/platform/jobs/job-watch.server.ts';
import { restartJobs } from '#app/platform/jobs/jobs.server.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { jobs } from './jobs.server.ts';

const database = await createTestDatabase();

beforeAll(async () => {
  const { close } = await connectTestStorage('disk');
  await startRunningApp(database);
  const stopWatch = await watchJobs();
  return async () => {
    await stopWatch();
    await close();
  };
});

interface Run {
  name: string;
  data: unknown;
  state: string;
}

async function runsBySchedule(): Promise<Run[]> {
  const { rows } = await database.pool.query<Run>(
    'select name, data, state::text from pgboss.job where name in (select name from pgboss.schedule) order by name',
  );
  return rows;
}

it('every schedule is run as the clock sends it', { timeout: 60_000 }, async () => {
  const scheduled = [...jobs.flatMap(({ queue, cron }) => (cron ? [queue.name] : [])), 'jobs.pulse'];
  // All are due now; a queue that starts again looks at its schedules at once, where nobody has looked yet.
  await database.pool.query(`update pgboss.schedule set cron = '* * * * *'`);
  await database.pool.query('update pgboss.version set cron_on = null');
  await restartJobs();
  const names = async () => new Set((await runsBySchedule()).map(({ name }) => name));
  await vi.waitFor(async () => expect(await names()).toEqual(new Set(scheduled)), { timeout: 30_000, interval: 200 });
  const underWay = async () =>
    (await runsBySchedule()).filter(({ state }) => state === 'created' || state === 'active');
  await vi.waitFor(async () => expect(await underWay()).toEqual([]), { timeout: 30_000, interval: 200 });
  const ran = await runsBySchedule();
  expect(ran.filter(({ state }) => state !== 'completed')).toEqual([]);
  expect(ran.filter(({ data }) => data !== null)).toEqual([]);
});
