import type { Config } from '#app/platform/config/config.server.ts';
import { connectDatabase, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { describePooling, findConnections } from '#app/platform/database/external/database-connections.server.ts';
import { unused, type Finding } from '#app/features/system/finding.ts';
import { findDatabase } from '#app/features/system/parts/find-database.server.ts';

/**
 * Checks the PostgreSQL of DATABASE_URL, and the pooler in front of it.
 * @throws StartRefusal if it cannot be used
 */
export async function checkDatabase(config: Config): Promise<Finding> {
  const { DATABASE_URL, dataDir } = config;
  if (!DATABASE_URL) return unused(`the embedded one in ${dataDir}, which is checked when Doorstep starts`);
  const connections = await findConnections(DATABASE_URL, config);
  connectDatabase(connections.shared);
  const { state, text } = await findDatabase().finally(disconnectDatabase);
  return { state, text: [text, describePooling(connections)].filter(Boolean).join(', ') };
}
