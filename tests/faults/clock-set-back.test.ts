import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { log } from '#app/platform/log/log.server.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { BuiltServer, provideBuild } from '#tests/support/faults/built-server.ts';
import { isThorough, sayFixed } from '#tests/support/vitest/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

log.level = 'silent';
const { db, pool, connectionString } = await createTestDatabase();
/** By how many hours the clock is wrong, one leap after the other. */
const leaps = [-3, 3, 0];
sayFixed('the clock leaps back, forward and home once, each of which waits minutes for the schedule');
const hour = 3_600_000;
/** Two minutes of the schedule, and what it may take to look and to work. */
const schedule = { timeout: 200_000, interval: 500 };

async function beats(): Promise<void> {
  const { rows } = await pool.query<{ now: string }>('select clock_timestamp()::text as now');
  await vi.waitFor(
    async () =>
      expect((await pool.query('select 1 from job_pulse where beat_at > $1', [rows[0]?.now])).rows).toHaveLength(1),
    schedule,
  );
}

test.skipIf(!isThorough)(
  'a clock set back, and forward, by three hours does not hold the schedule up, and what is due is found',
  { timeout: 1_200_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-clock-'));
    const clockFile = path.join(folder, 'clock');
    await writeFile(clockFile, '0');
    const preload = pathToFileURL(path.resolve('tests/support/faults/settable-clock.mjs')).href;
    const server = await BuiltServer.create(await provideBuild(), {
      DATABASE_URL: connectionString,
      NODE_OPTIONS: `--import ${preload}`,
      CLOCK_FILE: clockFile,
    });
    onTestFinished(async () => {
      await server.kill('server');
      await rm(folder, { recursive: true });
      await rm(server.dataDir, { recursive: true, force: true });
    });
    await server.start();
    await beats();
    for (const hours of leaps) {
      await writeFile(clockFile, String(hours * hour));
      await beats();
      await beats();
      await aReminderIsDue();
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    }
  },
);

/** Of a visit 23 hours and 55 minutes ahead: by a clock three hours behind it is not due yet. */
async function aReminderIsDue(): Promise<void> {
  const start_time = new Date(Math.floor((Date.now() + 23 * hour + 55 * 60_000) / 60_000) * 60_000);
  const { id } = await buildBooking(db, { status: 'confirmed', start_time });
  await pool.query(`update bookings set created_at = now() - interval '10 days' where id = $1`, [id]);
  const reminders = 'select hours from booking_reminders where booking_id = $1';
  await vi.waitFor(async () => expect((await pool.query(reminders, [id])).rows).toEqual([{ hours: 24 }]), schedule);
}
