import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { migrateToLatest } from './migrate.server.ts';

const { connection } = await createTestDatabase();

it('a migration may take longer than a request', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp('db/migrations', folder, { recursive: true });
  await writeFile(path.join(folder, '9999_slow.sql'), 'select pg_sleep(0.5)');
  const pool = new pg.Pool({ ...connection, statement_timeout: 200 });
  expect(await migrateToLatest(pool, folder)).toEqual(['9999_slow.sql']);
  await pool.end();
});
