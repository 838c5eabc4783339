import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checksumFile, checksumOf } from '#app/platform/database/migration-files.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { StartRefusal } from '#app/platform/errors/start-refusal.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const { pool } = await createTestDatabase();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'doorstep-migrations-'));
  await pool.query('delete from schema_migrations');
  await add('0001_first.sql', 'create table first_steps (name text)');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
  await pool.query('drop table if exists first_steps, second_steps');
});

const migrate = () => migrateToLatest(pool, folder);

async function add(name: string, text: string): Promise<void> {
  await writeFile(path.join(folder, name), text);
  await appendFile(path.join(folder, checksumFile), `${checksumOf(text)}  ${name}\n`);
}

async function expectRefusal(text: string | RegExp): Promise<void> {
  const refusal = await migrate().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect((refusal as Error).message).toMatch(text);
  expect((refusal as Error).message).not.toContain('\n');
}

it('migrations are applied once, in the order of the list, by one of several instances', async () => {
  await add('0003_third.sql', 'alter table first_steps add column third int');
  await add('0002_second.sql', 'create table second_steps (name text)');
  const applied = await Promise.all([migrate(), migrate(), migrate()]);
  expect(applied.flat()).toEqual(['0001_first.sql', '0003_third.sql', '0002_second.sql']);
});

it('a migration that fails leaves nothing behind, also of those before it', async () => {
  await add('0002_second.sql', 'create table second_steps (name text); select 1 / 0');
  await expect(migrate()).rejects.toThrow('0002_second.sql failed');
  const { rows } = await pool.query(
    `select to_regclass('first_steps') as first, to_regclass('second_steps') as second`,
  );
  expect(rows).toEqual([{ first: null, second: null }]);
});

it('a migration that was changed, removed or not listed is refused by its name', async () => {
  await writeFile(path.join(folder, '0002_new.sql'), 'select 1');
  await expectRefusal(/^The migration 0002_new\.sql is not listed/);
  await rm(path.join(folder, '0002_new.sql'));
  await writeFile(path.join(folder, '0001_first.sql'), 'create table first_steps (name int)');
  await expectRefusal(/^The migration 0001_first\.sql was changed/);
  await rm(path.join(folder, '0001_first.sql'));
  await expectRefusal(/^The migration 0001_first\.sql is missing/);
});

it('a database that another edition of a migration has made is refused', async () => {
  await migrate();
  await pool.query(`update schema_migrations set checksum = repeat('0', 64)`);
  await expectRefusal('another edition of the migration 0001_first.sql');
});

it('a database that has a migration without the one before it is refused', async () => {
  await pool.query(`insert into schema_migrations (name, timestamp) values ('0002_second.sql', '')`);
  await add('0002_second.sql', 'create table second_steps (name text)');
  await expectRefusal('has the migration 0002_second.sql but not 0001_first.sql');
});

it('a version starts beside the schema of a newer one', async () => {
  await migrate();
  await pool.query(
    `insert into schema_migrations (name, timestamp, checksum) values ('0009_newer.sql', '', repeat('a', 64))`,
  );
  expect(await migrate()).toEqual([]);
});

it('a database of before migrations were frozen is amended and frozen, once', async () => {
  await migrate();
  await pool.query('update schema_migrations set checksum = null');
  await mkdir(path.join(folder, 'amendments'));
  await writeFile(path.join(folder, 'amendments', '0001_first.sql'), 'alter table first_steps add column amended int');
  await migrate();
  await migrate();
  const { rows } = await pool.query<{ length: number }>('select length(checksum) as length from schema_migrations');
  expect(rows).toEqual([{ length: 64 }]);
  await expect(pool.query('select amended from first_steps')).resolves.toMatchObject({ rows: [] });
});
