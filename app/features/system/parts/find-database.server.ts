import { formatCount } from '#app/lib/format-count.ts';
import { config } from '#app/platform/config/config.server.ts';
import { databasePool, readDatabaseVersion } from '#app/platform/database/database.server.ts';
import { describeDatabase } from '#app/platform/database/external-marker.server.ts';
import { pendingMigrations } from '#app/platform/database/migrate.server.ts';
import { works, type Finding } from '../finding.ts';

/** Asks the connected database for its version, and for migrations that the next start will apply. */
export async function findDatabase(): Promise<Finding> {
  const { DATABASE_URL, dataDir } = config();
  const where = DATABASE_URL ? describeDatabase(DATABASE_URL) : `the embedded one in ${dataDir}`;
  const pending = await pendingMigrations(databasePool());
  return works(`PostgreSQL ${await readDatabaseVersion()}, ${where}, ${describeSchema(pending.length)}`);
}

export function describeSchema(pending: number): string {
  return pending === 0 ? 'newest schema' : `${formatCount(pending, 'migration', 'migrations')} to apply`;
}
