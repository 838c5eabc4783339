import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectRouting } from '#app/platform/routing/routing.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { eventually } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { driveMinutesFrom } from '../../drive/drive-time.ts';
import { estimateLeg } from '../../drive/leg.ts';
import { placeOfZip } from '../../drive/queries/find-place.server.ts';
import { stopResting } from '../ask-legs.server.ts';
import { travelTimesStore } from '../travel-times-store.server.ts';
import { readLegs } from './read-legs.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool, openSession } = testDatabase;
const { sandbox } = await startRunningApp(testDatabase);

const place = (zip: string) => {
  const found = placeOfZip(zip);
  if (!found) throw new Error(`There is no ${zip}`);
  return found;
};
const [downtown, north, south] = [place('78701'), place('78759'), place('78704')];
const estimate = estimateLeg(downtown, north, 'city');

async function connected() {
  await pool.query('truncate travel_times');
  stopResting();
  connectRouting({ url: `${sandbox.url}/routing/osrm`, kind: 'osrm' });
  onTestFinished(() => connectRouting(undefined));
}

const logged = () => {
  const lines: unknown[] = [];
  const watched = vi.spyOn(log, 'warn').mockImplementation((...line: unknown[]) => void lines.push(line[1]));
  onTestFinished(() => watched.mockRestore());
  return lines;
};

describe('the legs between places', () => {
  it('are estimates without a routing service', async () => {
    const legs = await readLegs(downtown, [north], 'city');
    expect(legs(downtown, north)).toEqual(estimate);
    expect(await db.selectFrom('travel_times').selectAll().execute()).toEqual([]);
  });

  it('are what the routing service answers, asked once, by ZIP centers alone', async () => {
    await connected();
    const before = (await sandbox.routingRequests()).length;
    const legs = await readLegs(downtown, [north, south, north, downtown], 'city');
    expect(legs(downtown, north).freeMinutes).not.toBe(estimate.freeMinutes);
    expect(legs(north, downtown).miles).toBeCloseTo(legs(downtown, north).miles, 1);
    expect(driveMinutesFrom(12 * 60, legs(downtown, north).freeMinutes, 'city')).toBeGreaterThan(20);
    expect(legs(north, south)).toEqual(estimateLeg(north, south, 'city'));
    const asked = (await sandbox.routingRequests()).slice(before);
    expect(asked).toHaveLength(2);
    const centers = [downtown, north, south].map(({ latitude, longitude }) => `${latitude},${longitude}`);
    for (const points of asked) expect(points.split(' ').toSorted()).toEqual(centers.toSorted());
    const again = await readLegs(downtown, [south, north], 'city');
    expect(again(downtown, north)).toEqual(legs(downtown, north));
    expect((await sandbox.routingRequests()).length - before).toBe(2);
  });

  it('are estimates while the service is slow, and what it said once it has', async () => {
    await connected();
    const lines = logged();
    await sandbox.failRouting({ kind: 'delay', path: '/routing/osrm', delayMs: 1_000, count: 2 });
    expect((await readLegs(downtown, [north], 'city'))(downtown, north)).toEqual(estimate);
    expect(lines).toEqual(['the routing service is slow or down: drives are estimated']);
    await eventually(async () => {
      const legs = await readLegs(downtown, [north], 'city');
      expect(legs(downtown, north)).not.toEqual(estimate);
    });
  });

  it('are estimates while it is down, and it is left in peace', async () => {
    await connected();
    const lines = logged();
    await sandbox.failRouting({ kind: 'status', path: '/routing/osrm', status: 503, count: 2 });
    const before = (await sandbox.routingRequests()).length;
    expect((await readLegs(downtown, [north], 'city'))(downtown, north)).toEqual(estimate);
    expect((await readLegs(downtown, [north], 'city'))(downtown, north)).toEqual(estimate);
    expect((await sandbox.routingRequests()).length - before).toBe(2);
    expect(lines).toHaveLength(1);
  });

  it('are what the service answers also when that cannot be stored', async () => {
    await connected();
    const lines = logged();
    await pool.query('alter table travel_times add constraint full_up check (false) not valid');
    onTestFinished(() => pool.query('alter table travel_times drop constraint full_up').then(() => undefined));
    for (const other of [north, south])
      expect((await readLegs(downtown, [other], 'city'))(downtown, other)).not.toEqual(
        estimateLeg(downtown, other, 'city'),
      );
    expect(new Set(lines)).toEqual(new Set(['what a routing service answered could not be stored']));
  });
});

it('those who store the same drives lock them in one order', async () => {
  await pool.query('truncate travel_times');
  const drive = (from_zip: string, to_zip: string) => ({ from_zip, to_zip, miles: 5, free_minutes: 12 });
  const drives = [drive('78759', '78701'), drive('78701', '78759')];
  await travelTimesStore.save(db, drives);
  const [first, observer] = [await openSession(), await openSession()];
  await first.query("begin; select from travel_times where from_zip = '78701' for update");
  const saved = travelTimesStore.save(db, drives);
  await eventually(async () => {
    const { rows } = await observer.query(
      "select from pg_stat_activity where query ilike '%travel_times%' and wait_event_type = 'Lock'",
    );
    expect(rows).toHaveLength(1);
  });
  const { rows } = await observer.query("select from travel_times where from_zip = '78759' for update skip locked");
  expect(rows).toHaveLength(1);
  await first.query('commit');
  await saved;
});
