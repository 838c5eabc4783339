import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { connectDatabase, disconnectDatabase, inTransaction } from '#app/platform/database/database.server.ts';
import { inspectPooler } from '#app/platform/database/external/pooler.server.ts';
import { listenTo, notifyListeners } from '#app/platform/database/listen.server.ts';
import { inPipeline } from '#app/platform/database/pipeline.server.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';
import { watchDatabase } from '#app/platform/database/watch/database-watch.server.ts';
import { Peer } from '#app/platform/database/watch/peer.server.ts';
import { WatchedPool } from '#app/platform/database/watch/watched-pool.server.ts';
import { isOutage } from '#app/platform/errors/outage.ts';
import { log } from '#app/platform/log/log.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { startPgBouncer } from '#tests/support/faults/pgbouncer.ts';
import { pgBouncerProgram } from '../../scripts/test/pgbouncer-program.ts';

const { connection: server, connectionString: directUrl } = await createTestDatabase();

log.level = 'silent';

/** A PgBouncer until a test or a group of them is over, and how a URL leads through it. */
async function pooler(options: Parameters<typeof startPgBouncer>[1], whenOver: (stop: () => Promise<void>) => void) {
  const running = await startPgBouncer(server, options);
  whenOver(running.stop);
  return (database = server.database) => `postgresql://${server.user}@${running.host}:${running.port}/${database}`;
}

// Debian's package pgbouncer has the program; there is no npm package.
describe.skipIf(!pgBouncerProgram).each([
  ['remembers prepared statements', 200],
  ['does not', 0],
])('behind a PgBouncer that %s', (_, prepared) => {
  let db: Kysely<Tables>;
  let stop = () => Promise.resolve();
  afterAll(() => stop());
  beforeAll(async () => {
    const url = await pooler({ prepared, sessions: 2 }, (end) => (stop = end));
    const peer = new Peer('pooler', await inspectPooler(url(), directUrl));
    await disconnectDatabase();
    db = connectDatabase({ connectionString: url(), peer, max: 6 });
  });

  test('more transactions than sessions, with prepared statements, read what is theirs', async () => {
    const read = (value: number) =>
      inPipeline(async (pipeline) => {
        await pipeline.lockSubject(randomUUID());
        const rows = await pipeline.send<{ value: number }>(`select $1::int as value, ${value % 5} as kind`, [value]);
        return rows[0];
      });
    const values = Array.from({ length: 60 }, (_unused, index) => index);
    expect(await Promise.all(values.map(read))).toEqual(values.map((value) => ({ value, kind: value % 5 })));
  });

  test('a failed pipeline leaves its session to others as it was', async () => {
    const failing = inPipeline((pipeline) => pipeline.send('select 1 / $1::int', [0]));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await inPipeline((pipeline) => pipeline.send('select $1::int as one', [1]))).toEqual([{ one: 1 }]);
  });

  test('a limit that a transaction sets ends with it', async () => {
    const limit = (trx: Kysely<Tables>) => sql<{ statement_timeout: string }>`show statement_timeout`.execute(trx);
    await inTransaction((trx) => sql`set local statement_timeout = '300s'`.execute(trx));
    const limits = await Promise.all(Array.from({ length: 6 }, () => limit(db)));
    expect(new Set(limits.map(({ rows }) => rows[0]?.statement_timeout))).toEqual(new Set(['30s']));
  });

  test('what is notified through it is heard by who listens beside it', async () => {
    const heard: string[] = [];
    const stop = await listenTo({ connectionString: directUrl }, 'news', (payload) => void heard.push(payload));
    await notifyListeners(db, 'news', 'first');
    await vi.waitFor(() => expect(heard).toEqual(['first']), 20_000);
    await stop();
  });
});

describe.skipIf(!pgBouncerProgram)('the watch over pooled connections', () => {
  const timing = { pause: 200, patience: 1_000 };

  async function watched() {
    const running = await startPgBouncer(server);
    const connectionString = `postgresql://${server.user}@${running.host}:${running.port}/${server.database}`;
    const connection = { connectionString, peer: new Peer('pooler', await inspectPooler(connectionString, directUrl)) };
    const pool = new WatchedPool({ ...connection, max: 3 });
    const stopWatching = watchDatabase(connection, timing);
    onTestFinished(async () => {
      await stopWatching();
      await pool.end();
      await running.stop();
    });
    return { pool, running };
  }

  test('leaves a statement alone that works for longer than its patience', async () => {
    const { pool } = await watched();
    const seconds = (3 * timing.patience) / 1_000;
    expect((await pool.query('select pg_sleep($1) is not null as slept', [seconds])).rows).toEqual([{ slept: true }]);
  });

  test('notices a pooler that stands still, and goes on with it', async () => {
    const { pool, running } = await watched();
    await pool.query('select 1');
    running.signal('SIGSTOP');
    const failure: unknown = await pool.query('select 1').catch((error: unknown) => error);
    expect(isOutage(failure)).toBe(true);
    running.signal('SIGCONT');
    await vi.waitFor(async () => expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]), 20_000);
  });
});

describe.skipIf(!pgBouncerProgram)('a PgBouncer that cannot be used', () => {
  const refusal = async (options: Parameters<typeof startPgBouncer>[1], database?: string) =>
    inspectPooler((await pooler(options, onTestFinished))(database), directUrl).then(
      () => 'taken',
      (error: Error) => error.message,
    );

  test('because it pools by statement is named with the way out', async () => {
    expect(await refusal({ mode: 'statement' })).toMatch(/takes no transactions .*pool_mode=transaction/);
  });

  test('because it leads elsewhere is named', async () => {
    expect(await refusal({}, 'postgres')).toMatch(/lead to different databases/);
  });

  test('because its sessions may hang is named with what to run', async () => {
    expect(await refusal({ greeting: 'select 1' })).toMatch(
      /alter role "\w+" set idle_in_transaction_session_timeout = '30s'; alter role "\w+" set statement_timeout = '30s'/,
    );
  });
});
