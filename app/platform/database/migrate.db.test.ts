import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { checksumFile, checksumOf } from './migration-files.server.ts';
import { migrateToLatest } from './migrate.server.ts';

const { connection } = await createTestDatabase();

/** A folder with all migrations and one more. */
async function folderWith(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp('db/migrations', folder, { recursive: true });
  await writeFile(path.join(folder, '9999_another.sql'), text);
  await appendFile(path.join(folder, checksumFile), `${checksumOf(text)}  9999_another.sql\n`);
  return folder;
}

it('a migration may take longer than a request', async () => {
  const folder = await folderWith('select pg_sleep(0.5)');
  const pool = new pg.Pool({ ...connection, statement_timeout: 200 });
  expect(await migrateToLatest(pool, folder)).toEqual(['9999_another.sql']);
  await pool.query("delete from schema_migrations where name = '9999_another.sql'");
  await pool.end();
});

it('a migration lets a transaction finish that holds what it needs next', async () => {
  const folder = await folderWith(
    'alter table services add column extra_one text; alter table bookings add column extra_two text',
  );
  const pool = new pg.Pool(connection);
  const [client, watcher] = [await pool.connect(), await pool.connect()];
  await client.query('begin');
  await client.query('select 1 from bookings limit 1');
  const migrated = migrateToLatest(pool, folder);
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await watcher.query(waits)).rowCount).toBeGreaterThan(0), 10_000);
  expect((await client.query('select count(*)::int as count from services')).rows).toEqual([{ count: 0 }]);
  await client.query('commit');
  expect(await migrated).toEqual(['9999_another.sql']);
  client.release();
  watcher.release();
  await pool.end();
});
