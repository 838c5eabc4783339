import type { Config } from '#app/platform/config/config.server.ts';
import { assertUsableServer } from '#app/platform/database/external-postgres.server.ts';
import { Peer } from '#app/platform/database/watch/peer.server.ts';
import type { DatabaseConfig } from '#app/platform/database/watch/watched-pool.server.ts';
import { inspectPooler } from './pooler.server.ts';

/** How this process reaches its database. Without a pooler both are the same. */
export interface DatabaseConnections {
  /** For requests and jobs; may lead through a pooler by transaction. */
  shared: DatabaseConfig;
  /** For what needs a session of its own: listening. */
  direct: DatabaseConfig;
}

/**
 * Checks where DATABASE_URL and DATABASE_DIRECT_URL lead.
 * @throws StartRefusal if Doorstep cannot run there
 */
export async function findConnections(
  url: string,
  { DATABASE_DIRECT_URL: directUrl }: Pick<Config, 'DATABASE_DIRECT_URL'>,
): Promise<DatabaseConnections> {
  if (!directUrl) {
    await assertUsableServer(url);
    return oneConnection({ connectionString: url });
  }
  await assertUsableServer(directUrl, 'DATABASE_DIRECT_URL');
  const traits = await inspectPooler(url, directUrl);
  return {
    shared: { connectionString: url, peer: new Peer('pooler', traits) },
    direct: { connectionString: directUrl, peer: new Peer('primary') },
  };
}

export function oneConnection(config: DatabaseConfig): DatabaseConnections {
  return { shared: config, direct: config };
}

/** Describes for people how connections are shared; undefined if each has a session of its own. */
export function describePooling({ shared: { peer } }: DatabaseConnections): string | undefined {
  if (!peer?.traits.sharesSessions) return undefined;
  return peer.traits.keepsPrepared
    ? 'pooled by transaction'
    : 'pooled by transaction, without prepared statements, which cost less: PgBouncer has them from 1.21 on with max_prepared_statements=200';
}
