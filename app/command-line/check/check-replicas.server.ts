import type { Config } from '#app/platform/config/config.server.ts';
import { connectDatabase, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { connectReplicas } from '#app/platform/database/replicas/read-only.server.ts';
import type { Finding } from '#app/features/system/finding.ts';
import { findReplicas } from '#app/features/system/parts/find-replicas.server.ts';

/** Asks each replica of DATABASE_REPLICA_URLS whether it follows our database, and how closely. */
export async function checkReplicas({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
  DATABASE_REPLICA_URLS,
}: Config): Promise<Finding> {
  const connectionString = DATABASE_DIRECT_URL ?? DATABASE_URL;
  if (!connectionString || DATABASE_REPLICA_URLS.length === 0) return findReplicas();
  connectDatabase({ connectionString });
  const close = await connectReplicas(DATABASE_REPLICA_URLS, 1);
  try {
    return await findReplicas();
  } finally {
    await close();
    await disconnectDatabase();
  }
}
