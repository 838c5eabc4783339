import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { checksumFile, parseChecksums } from '#app/platform/database/migration-files.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';

/**
 * Brings a database to the schema that it had after one migration.
 * @throws Error if there is no such migration
 */
export async function migrateUntil(pool: pg.Pool, newest: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-migrations-'));
  try {
    await cp('db/migrations', folder, { recursive: true });
    const listed = parseChecksums(await readFile(path.join(folder, checksumFile), 'utf8'));
    const last = listed.findIndex(({ name }) => name === newest);
    if (last < 0) throw new Error(`There is no migration ${newest}`);
    for (const { name } of listed.slice(last + 1)) await rm(path.join(folder, name));
    const kept = listed.slice(0, last + 1).map(({ name, checksum }) => `${checksum}  ${name}\n`);
    await writeFile(path.join(folder, checksumFile), kept.join(''));
    await migrateToLatest(pool, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
