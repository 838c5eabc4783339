import { expect, it, onTestFinished } from 'vitest';
import { isOutage } from '#app/platform/errors/outage.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { WatchedPool } from './watched-pool.server.ts';

const { connection } = await createTestDatabase();

it('a connection to a server that has become read-only is dropped, and the next one is another', async () => {
  const pool = new WatchedPool({ ...connection, max: 1 });
  onTestFinished(() => pool.end());
  // As on a server that was demoted under the feet of its connections.
  await pool.query('set default_transaction_read_only = on');
  const failure = await pool.query('create table written (number int)').catch((error: unknown) => error);
  expect(isOutage(failure)).toBe(true);
  await expect(pool.query('create table written (number int)')).resolves.toBeDefined();
});

it('one that leads to a read-only transaction of our own stays', async () => {
  const pool = new WatchedPool({ ...connection, max: 1 });
  onTestFinished(() => pool.end());
  const backend = () => pool.query<{ pid: number }>('select pg_backend_pid() as pid').then(({ rows }) => rows[0]?.pid);
  const before = await backend();
  await pool.query('begin transaction read only; select 1; commit');
  expect(await backend()).toBe(before);
});
