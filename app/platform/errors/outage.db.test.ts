import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WatchedPool } from '#app/platform/database/watch/watched-pool.server.ts';
import { FaultyNetwork } from '#tests/support/faults/faulty-network.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { AppError, platformErrors } from './app-error.ts';
import { toErrorResponse } from './error-response.server.ts';
import { isOutage } from './outage.ts';

const { connection, pool: administrator } = await createTestDatabase();
const network = await FaultyNetwork.before(connection);
afterAll(() => network.close());
let pool: pg.Pool;
beforeEach(() => {
  network.mend();
  pool = new WatchedPool({ ...connection, ...network.address, max: 1, pipeline: true });
});
afterEach(() => (pool.ended ? undefined : pool.end()));

async function failureOf(work: Promise<unknown>): Promise<Error & { code?: string }> {
  const failure: unknown = await work.then(
    () => new Error('It did not fail'),
    (reason: unknown) => reason,
  );
  return failure as Error & { code?: string };
}

/** Everything by which a real fault shows: what is done to a connection that works. */
const faults: Record<string, () => Promise<unknown>> = {
  'a reset while an answer is awaited': async () => during(() => network.reset('through')),
  'an end while an answer is awaited': async () => during(() => network.hangUp('through')),
  'a reset between two questions of one client': async () => {
    const client = await pool.connect();
    await client.query('select 1');
    network.reset('through');
    try {
      for (;;) await client.query('select 1');
    } finally {
      client.release(true);
    }
  },
  'a port where nobody listens': () => new pg.Client({ ...connection, host: '127.0.0.1', port: 1 }).connect(),
  'a socket that is not there': () => new pg.Client({ ...connection, host: '/nowhere' }).connect(),
  'an address that is refused': async () => {
    network.reset('refused');
    await pool.query('select 1');
  },
  'a connection that does not come about': async () => {
    network.silence('silent');
    pool.options.connectionTimeoutMillis = 50;
    await pool.query('select 1');
  },
  'a pool whose connections are all in use': async () => {
    const client = await pool.connect();
    pool.options.connectionTimeoutMillis = 50;
    await pool.query('select 1').finally(() => client.release());
  },
  'a pool that has ended': async () => {
    await pool.end();
    await pool.query('select 1');
  },
  'a session that an administrator ends (57P01)': async () => {
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const working = client.query('select pg_sleep(30)');
    await administrator.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await working.finally(() => client.release(true));
  },
  'a statement that takes too long (57014)': async () => {
    const client = await pool.connect();
    await client.query('set statement_timeout = 50');
    await client.query('select pg_sleep(30)').finally(() => client.release(true));
  },
  'a server without a connection left (53300)': async () => {
    await administrator.query('drop role if exists crowded');
    await administrator.query('create role crowded login connection limit 0');
    await new pg.Client({ ...connection, user: 'crowded' }).connect();
  },
  'a library that is gone (58P01)': () => pool.query(`create function gone() returns int language c as 'gone'`),
  'a server that only reads (25006)': () => pool.query('begin read only; create table nothing ()'),
  'a transaction that rests too long (25P03)': async () => {
    const client = await pool.connect();
    await client.query(`set idle_in_transaction_session_timeout = 50; begin`);
    await new Promise((resolve) => client.once('end', resolve));
    await client.query('select 1').finally(() => client.release(true));
  },
};

async function during(happens: () => void): Promise<unknown> {
  const client = await pool.connect();
  const working = client.query('select pg_sleep(0.2)');
  happens();
  return working.finally(() => client.release(true));
}

describe('an outage is answered with 503 and when to come back', () => {
  it.each(Object.keys(faults))('%s', async (name) => {
    const failure = await failureOf(faults[name]?.() ?? Promise.resolve());
    const wrapped = new Error('A library wraps it', { cause: failure });
    for (const thrown of [failure, wrapped, new AggregateError([failure], 'and again')]) {
      const answer = toErrorResponse(thrown);
      expect([failure.message, failure.code, answer.status, answer.headers.get('retry-after')]).toEqual([
        failure.message,
        failure.code,
        503,
        '5',
      ]);
      expect(await answer.json()).toMatchObject({
        code: 'unavailable',
        error: 'The service is briefly unavailable. Please try again.',
      });
    }
  });
});

describe('what is our own fault stays one', () => {
  it('broken constraints, tables and files that are missing, and bugs', async () => {
    const failures = [
      await failureOf(pool.query('select 1 from nowhere')),
      await failureOf(pool.query('select 1 / 0')),
      await failureOf(readFile('/nowhere/at/all')),
      new TypeError('x is not a function'),
      'a string',
    ];
    expect(failures.map((failure) => [isOutage(failure), toErrorResponse(failure).status])).toEqual(
      failures.map(() => [false, 500]),
    );
  });

  it('and an error of ours keeps its status, whatever caused it', async () => {
    const cause = await failureOf(new pg.Client({ ...connection, host: '127.0.0.1', port: 1 }).connect());
    expect(toErrorResponse(new AppError(platformErrors.not_found, { cause })).status).toBe(404);
  });
});
