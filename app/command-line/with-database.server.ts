import { readConfig, useConfig, type Config } from '#app/platform/config/config.server.ts';
import { connectDatabase, disconnectDatabase } from '#app/platform/database/database.server.ts';
import type { DatabaseConfig } from '#app/platform/database/watch/watched-pool.server.ts';
import { findConnections } from '#app/platform/database/external/database-connections.server.ts';
import { joinEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { say } from '#app/platform/log/say.server.ts';

/**
 * Runs a command on the database of this installation, whether Doorstep runs or not.
 * @throws ConfigError or StartRefusal if the environment or the database cannot be used
 */
export async function withDatabase(run: (config: Config, connection: DatabaseConfig) => Promise<void>): Promise<void> {
  const config = useConfig(readConfig(process.env));
  const connections = config.DATABASE_URL ? await findConnections(config.DATABASE_URL, config) : undefined;
  const postgres = config.DATABASE_URL ? undefined : await joinEmbeddedPostgres({ dataDir: config.dataDir, log: say });
  try {
    const connection = connections?.direct ?? { ...postgres?.connection };
    connectDatabase(connection);
    await run(config, connection);
  } finally {
    await disconnectDatabase();
    await postgres?.stop();
  }
}
