import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { StartRefusal } from '#app/platform/errors/start-refusal.ts';
import { log } from '#app/platform/log/log.server.ts';
import { type MigrationFile, readMigrationFiles } from './migration-files.server.ts';
import { lockNamedTables, TablesInUse } from './migration-locks.server.ts';
import { provideMissingFeatures } from './missing-features.server.ts';

/** The lock of Kysely's migrator, which older versions use: they and this version wait for each other. */
const migrationLock = '3853314791062309107';

/** The tables of Kysely's migrator, so that an older version finds what it expects; it ignores the checksum. */
const tables = `
  create table if not exists schema_migrations (name varchar(255) primary key, timestamp varchar(255) not null);
  create table if not exists schema_migrations_lock (id varchar(255) primary key, is_locked integer not null default 0);
  insert into schema_migrations_lock (id) values ('migration_lock') on conflict do nothing;
  alter table schema_migrations add column if not exists checksum text`;

const attempts = 5;

/** How often it asks for its tables before it waits for them. */
const impatientAttempts = 40;
const pauseMilliseconds = 250;

interface Applied {
  name: string;
  /** Null if applied before migrations were frozen. */
  checksum: string | null;
}

/**
 * Migrates the database to the newest version, all in one transaction; safe to call from several instances at once.
 * Migrations of a newer version are left alone, so that this version can still start next to it.
 * @returns the names of the applied migrations
 * @throws StartRefusal if the files or the database differ from what was frozen
 * (docs/decisions/034-frozen-migrations.md)
 * @throws Error naming the migration that failed; all are rolled back then
 */
export async function migrateToLatest(pool: pg.Pool, folder = join(process.cwd(), 'db/migrations')): Promise<string[]> {
  const files = await readMigrationFiles(folder);
  for (let attempt = 1; ; attempt += 1) {
    const isPatient = attempt > impatientAttempts;
    try {
      return await migrateOnce(pool, files, { isPatient });
    } catch (error) {
      if (!canTryAgain(error) || attempt === impatientAttempts + attempts) throw error;
    }
    await setTimeout(pauseMilliseconds);
  }
}

/** Instances of the previous version are at work meanwhile. */
function canTryAgain(error: unknown): boolean {
  return error instanceof TablesInUse || isDeadlockVictim(error);
}

function isDeadlockVictim(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === '40P01';
}

async function migrateOnce(
  pool: pg.Pool,
  files: readonly MigrationFile[],
  patience: { isPatient: boolean },
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // On a large database a migration may take minutes, or wait that long for another instance.
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query(tables);
    await provideMissingFeatures(client);
    const names = await bringUp(client, files, patience);
    await client.query('commit');
    return names;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Returns the names of the migrations that the next start would apply. Changes nothing.
 * @throws StartRefusal if the files or the database differ from what was frozen
 */
export async function pendingMigrations(
  pool: pg.Pool,
  folder = join(process.cwd(), 'db/migrations'),
): Promise<string[]> {
  const files = await readMigrationFiles(folder);
  const { rows: found } = await pool.query<{ is_there: boolean }>(
    `select to_regclass('schema_migrations') is not null as is_there`,
  );
  if (!found[0]?.is_there) return files.map(({ name }) => name);
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return files.filter(({ name }) => !applied.has(name)).map(({ name }) => name);
}

async function bringUp(
  client: pg.PoolClient,
  files: readonly MigrationFile[],
  patience: { isPatient: boolean },
): Promise<string[]> {
  const { rows } = await client.query<Applied>('select name, checksum from schema_migrations');
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  assertNotChanged(files, applied);
  assertInOrder(files, applied);
  warnOfNewerMigrations(files, applied);
  await amend(
    client,
    files.filter(({ name }) => applied.get(name) === null),
  );
  const pending = files.filter(({ name }) => !applied.has(name));
  await lockNamedTables(client, pending, patience);
  for (const file of pending) await apply(client, file);
  return pending.map(({ name }) => name);
}

function assertNotChanged(files: readonly MigrationFile[], applied: ReadonlyMap<string, string | null>): void {
  const changed = files.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (!changed) return;
  throw new StartRefusal(
    `The database was made with another edition of the migration ${changed.name}. Start the version it was made with, or restore a backup made with this one.`,
  );
}

/** Checks that the applied migrations are the first of the list without a gap: any other order is untested. */
function assertInOrder(files: readonly MigrationFile[], applied: ReadonlyMap<string, string | null>): void {
  const firstPending = files.findIndex(({ name }) => !applied.has(name));
  const late = firstPending < 0 ? undefined : files[firstPending];
  const early = late && files.slice(firstPending).find(({ name }) => applied.has(name));
  if (!early) return;
  throw new StartRefusal(
    `The database has the migration ${early.name} but not ${late.name}, which comes before it. It is the database of another branch: restore a backup of this one, or start with an empty database.`,
  );
}

function warnOfNewerMigrations(files: readonly MigrationFile[], applied: ReadonlyMap<string, string | null>): void {
  const known = new Set(files.map(({ name }) => name));
  const newer = [...applied.keys()].filter((name) => !known.has(name));
  if (newer.length > 0) log.info({ migrations: newer.toSorted() }, 'the database has migrations of a newer version');
}

async function amend(client: pg.PoolClient, files: readonly MigrationFile[]): Promise<void> {
  for (const { name, checksum, amendment } of files) {
    if (amendment !== null) await run(client, `amendments/${name}`, amendment);
    await client.query('update schema_migrations set checksum = $2 where name = $1', [name, checksum]);
  }
}

async function apply(client: pg.PoolClient, { name, text, checksum }: MigrationFile): Promise<void> {
  await run(client, name, text);
  const row = [name, new Date().toISOString(), checksum];
  await client.query('insert into schema_migrations (name, timestamp, checksum) values ($1, $2, $3)', row);
}

async function run(client: pg.PoolClient, name: string, text: string): Promise<void> {
  try {
    await client.query(text);
  } catch (cause) {
    throw new Error(`The migration ${name} failed`, { cause });
  }
}
