import { afterAll, expect, it, vi } from 'vitest';
import { silenceOfJobs } from '#app/platform/jobs/job-health.server.ts';
import { watchJobs } from '#app/platform/jobs/job-watch.server.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const app = await startRunningApp(testDatabase);
/** The schedule is started again as in production; the queue, which a leap in time seems to silence, is not. */
const stop = await watchJobs({ pauseMilliseconds: 50, queueSeconds: 10_000, scheduleSeconds: 150 });
afterAll(stop);

const soon = { timeout: 20_000, interval: 50 };
const passed = { milliseconds: 0 };
const running = performance.now.bind(performance);
vi.spyOn(performance, 'now').mockImplementation(() => running() + passed.milliseconds);

/** So many seconds later: workers have asked for jobs since, and the watch has looked. */
async function letPass(seconds: number): Promise<void> {
  passed.milliseconds += seconds * 1_000;
  await vi.waitFor(() => expect(silenceOfJobs().queueSeconds).toBeLessThan(5), soon);
}

async function readiness(): Promise<[number, unknown]> {
  const answer = await fetch(`${app.url}/readyz`);
  return [answer.status, await answer.json()];
}

it('an instance is not ready once the schedule has not moved for 200 seconds though the queue answers, and is again with the next beat', async () => {
  expect(await readiness()).toEqual([200, { status: 'ready' }]);
  await pool.query(`create function no_beat() returns trigger language plpgsql as 'begin return null; end'`);
  await pool.query(
    'create trigger no_beat before insert or update on job_pulse for each row execute function no_beat()',
  );
  await letPass(140);
  expect(await readiness()).toEqual([200, { status: 'ready' }]);
  // Started again meanwhile, in vain: the beats do not arrive.
  await letPass(65);
  expect(await readiness()).toMatchObject([503, { code: 'unavailable', details: { part: 'jobs' } }]);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  await pool.query('drop trigger no_beat on job_pulse');
  await letPass(151);
  await vi.waitFor(async () => expect(await readiness()).toEqual([200, { status: 'ready' }]), soon);
});
