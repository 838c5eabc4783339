import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import type pg from 'pg';

/** Migrations are plain SQL files, applied in the order of their names, each once, all in one transaction. */
class SqlFiles implements MigrationProvider {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async getMigrations(): Promise<Record<string, Migration>> {
    const names = (await readdir(this.#folder)).filter((name) => name.endsWith('.sql')).sort();
    const entries = names.map(async (name) => {
      const text = await readFile(join(this.#folder, name), 'utf8');
      return [name, { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) }] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }
}

/**
 * Brings the database up to the newest migration; safe to call from several instances at once (Kysely locks).
 * @throws Error naming the migration that failed; nothing of it stays.
 */
export async function migrateToLatest(pool: pg.Pool, folder = join(process.cwd(), 'db/migrations')): Promise<string[]> {
  const migrator = new Migrator({
    db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    provider: new SqlFiles(folder),
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
  });
  const { error, results } = await migrator.migrateToLatest();
  const failed = results?.find((result) => result.status === 'Error');
  if (error) throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}
