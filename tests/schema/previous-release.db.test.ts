import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { migrateUntil } from '#tests/support/upgrades/migrate-until.ts';
import { brokenPromises, readSchemaPromises, type SchemaPromises } from '#tests/support/upgrades/schema-promises.ts';
import { previousRelease } from '../../scripts/releases/previous-release.ts';

const { pool } = await createTestDatabase({ isEmpty: true });
let before: SchemaPromises;

beforeAll(async () => {
  await migrateUntil(pool, previousRelease.newestMigration);
  before = await readSchemaPromises(pool);
});

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
