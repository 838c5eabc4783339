import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { checksumFile, checksumOf } from './migration-files.server.ts';
import { migrateToLatest } from './migrate.server.ts';

const { connection } = await createTestDatabase();

it('a migration may take longer than a request', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp('db/migrations', folder, { recursive: true });
  const slow = 'select pg_sleep(0.5)';
  await writeFile(path.join(folder, '9999_slow.sql'), slow);
  await appendFile(path.join(folder, checksumFile), `${checksumOf(slow)}  9999_slow.sql\n`);
  const pool = new pg.Pool({ ...connection, statement_timeout: 200 });
  expect(await migrateToLatest(pool, folder)).toEqual(['9999_slow.sql']);
  await pool.end();
});
