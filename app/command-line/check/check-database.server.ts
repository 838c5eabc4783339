import type { Config } from '#app/platform/config/config.server.ts';
import {
  connectDatabase,
  databasePool,
  disconnectDatabase,
  readDatabaseVersion,
} from '#app/platform/database/database.server.ts';
import { describeDatabase } from '#app/platform/database/external-marker.server.ts';
import { assertUsableServer } from '#app/platform/database/external-postgres.server.ts';
import { pendingMigrations } from '#app/platform/database/migrate.server.ts';
import { unused, works, type Finding } from './finding.ts';

/**
 * Checks the PostgreSQL of DATABASE_URL, and says which migrations the next start will apply.
 * @throws StartRefusal if it cannot be used
 */
export async function checkDatabase({ DATABASE_URL, dataDir }: Config): Promise<Finding> {
  if (!DATABASE_URL) return unused(`the embedded one in ${dataDir}, which is checked when Doorstep starts`);
  await assertUsableServer(DATABASE_URL);
  connectDatabase({ connectionString: DATABASE_URL });
  try {
    const pending = await pendingMigrations(databasePool());
    const schema = pending.length === 0 ? 'newest schema' : `${pending.length} migrations to apply`;
    return works(`PostgreSQL ${await readDatabaseVersion()}, ${describeDatabase(DATABASE_URL)}, ${schema}`);
  } finally {
    await disconnectDatabase();
  }
}
