import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checksumFile } from '#app/platform/database/migration-files.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { brokenPromises, readSchemaPromises, type SchemaPromises } from '#tests/support/upgrades/schema-promises.ts';
import { previousRelease } from '../../scripts/releases/previous-release.ts';

const { pool } = await createTestDatabase({ isEmpty: true });
let before: SchemaPromises;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-migrations-'));
  await cp('db/migrations', folder, { recursive: true });
  await keepUpTo(previousRelease.newestMigration, folder);
  await migrateToLatest(pool, folder);
  await rm(folder, { recursive: true });
  before = await readSchemaPromises(pool);
});

/** Removes the migrations that came after one. */
async function keepUpTo(newest: string, folder: string): Promise<void> {
  const lines = (await readFile(path.join(folder, checksumFile), 'utf8')).split('\n').filter(Boolean);
  const last = lines.findIndex((line) => line.endsWith(`  ${newest}`));
  expect(last).toBeGreaterThan(0);
  for (const line of lines.slice(last + 1)) await rm(path.join(folder, line.split('  ')[1] ?? ''));
  await writeFile(path.join(folder, checksumFile), `${lines.slice(0, last + 1).join('\n')}\n`);
}

/** What a change of the previous release's schema breaks; the change is taken back. */
async function brokenBy(change: string, contracted: string[] = []): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(change);
    return brokenPromises(before, await readSchemaPromises(client), contracted);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('a change that the previous release does not survive is named', () => {
  it.each([
    ['alter table professionals drop column bio cascade', 'professionals.bio is gone'],
    ['alter table professionals rename column bio to about', 'professionals.bio is gone'],
    ['alter table favourites rename to liked', 'favourites.professional_id is gone'],
    [
      'alter table blocked_time_slots alter column reason type varchar(10)',
      'blocked_time_slots.reason was text and is varchar(10)',
    ],
    [
      'alter table blocked_time_slots alter column reason set not null',
      'blocked_time_slots.reason may no longer be null',
    ],
    ['alter table services alter column created_at drop default', 'services.created_at has lost its default'],
    ['alter table services add column level int not null', 'services.level is new and has no default'],
    ['alter table booking_mails drop constraint booking_mails_pkey', 'booking_mails (booking_id, kind, recipient'],
  ])('%s', async (change, named) => {
    expect((await brokenBy(change)).join('\n')).toContain(named);
  });
});

describe('a change that it survives is not', () => {
  it.each([
    ['alter table services add column level int not null default 1'],
    ['create table levels (id int primary key, name text not null)'],
    ['create index services_by_name on services (name)'],
    ['alter table professionals alter column bio drop not null'],
  ])('%s', async (change) => expect(await brokenBy(change)).toEqual([]));

  it('nor one that takes away what no code reads any more', async () => {
    expect(await brokenBy('drop table favourites', ['favourites'])).toEqual([]);
    expect(
      await brokenBy('alter table blocked_time_slots drop column reason cascade', ['blocked_time_slots.reason']),
    ).toEqual([]);
  });
});

it('the previous release works on the newest schema', async () => {
  await migrateToLatest(pool);
  expect(brokenPromises(before, await readSchemaPromises(pool), Object.keys(previousRelease.contracted))).toEqual([]);
});

it('it is one of the two newest versions of the changelog', async () => {
  const changelog = await readFile('CHANGELOG.md', 'utf8');
  const versions = [...changelog.matchAll(/^## \[?(\d+\.\d+\.\d+)/gm)].map(([, version]) => version);
  expect(versions.slice(0, 2)).toContain(previousRelease.version);
});
