import type { Config } from '#app/platform/config/config.server.ts';
import { connectDatabase, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { assertUsableServer } from '#app/platform/database/external-postgres.server.ts';
import { unused, type Finding } from '#app/features/system/finding.ts';
import { findDatabase } from '#app/features/system/parts/find-database.server.ts';

/**
 * Checks the PostgreSQL of DATABASE_URL.
 * @throws StartRefusal if it cannot be used
 */
export async function checkDatabase({ DATABASE_URL, dataDir }: Config): Promise<Finding> {
  if (!DATABASE_URL) return unused(`the embedded one in ${dataDir}, which is checked when Doorstep starts`);
  await assertUsableServer(DATABASE_URL);
  connectDatabase({ connectionString: DATABASE_URL });
  return findDatabase().finally(disconnectDatabase);
}
