import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOutage } from '#app/platform/errors/outage.ts';
import { log } from '#app/platform/log/log.server.ts';
import { FaultyNetwork } from '#tests/support/faults/faulty-network.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { listenTo, notifyListeners } from '../listen.server.ts';
import { watchDatabase } from './database-watch.server.ts';
import { WatchedPool } from './watched-pool.server.ts';

const { db, connection } = await createTestDatabase();
const timing = { pause: 200, patience: 1_000 };
/** Until it is noticed: the pause, and twice the patience, on a machine that is busy with other things. */
const soon = { timeout: 15_000, interval: 50 };
const ends: (() => Promise<unknown>)[] = [];
let network: FaultyNetwork;
let pool: pg.Pool;

beforeEach(async () => {
  log.level = 'silent';
  network = await FaultyNetwork.before(connection);
  ends.push(() => network.close());
  pool = new WatchedPool({ ...connection, ...network.address, max: 3, idleTimeoutMillis: 0, pipeline: true });
  ends.push(() => pool.end());
  ends.push(watchDatabase({ ...connection, ...network.address }, timing));
});

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (failure: unknown) => failure,
  );
const answers = () =>
  vi.waitFor(async () => expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]), soon);

describe('a network that drops packets without a word', () => {
  it('is noticed by what waits on it, and a new connection leads on', async () => {
    await answers();
    network.silence('through');
    expect(isOutage(await failureOf(pool.query('select 1')))).toBe(true);
    await answers();
  });

  it('is noticed on connections that rest, before anybody needs them, also on those that nobody has looked at yet', async () => {
    const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
    for (const client of clients) client.release();
    await vi.waitFor(() => expect(pool.idleCount).toBe(3), soon);
    network.failOver('through');
    await vi.waitFor(() => expect(pool.totalCount).toBe(0), soon);
  });

  it('keeps nobody waiting once it is known, and all goes on when it is over', async () => {
    await answers();
    network.silence('silent');
    expect(isOutage(await failureOf(pool.query('select 1')))).toBe(true);
    const begun = performance.now();
    for (let count = 0; count < 20; count += 1) expect(isOutage(await failureOf(pool.query('select 1')))).toBe(true);
    expect(performance.now() - begun).toBeLessThan(timing.patience);
    network.mend();
    await answers();
  });

  it('does not keep a listener deaf: it listens again, and hears that something may have been missed', async () => {
    const heard: string[] = [];
    ends.push(await listenTo({ ...connection, ...network.address }, 'news', (payload) => void heard.push(payload)));
    await notifyListeners(db, 'news', 'first');
    await vi.waitFor(() => expect(heard).toEqual(['first']), soon);
    network.silence('through');
    await vi.waitFor(() => expect(heard).toEqual(['first', '']), soon);
    await notifyListeners(db, 'news', 'second');
    await vi.waitFor(() => expect(heard).toEqual(['first', '', 'second']), soon);
  });
});

it('a statement that works for longer than the patience is left alone', async () => {
  const seconds = (3 * timing.patience) / 1_000;
  expect((await pool.query('select pg_sleep($1) is not null as slept', [seconds])).rows).toEqual([{ slept: true }]);
});
