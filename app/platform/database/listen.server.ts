import { sql } from 'kysely';
import pg from 'pg';
import type { Connection } from './database.server.ts';
import { WatchedClient } from './watch/watched-client.server.ts';
import type { DatabaseConfig } from './watch/watched-pool.server.ts';
import { log } from '#app/platform/log/log.server.ts';

const reconnectMilliseconds = 1_000;

/**
 * Listens for PostgreSQL's notifications on a channel, on its own connection, which is reopened when it breaks and
 * leads to no pooler by transaction.
 * `onMessage` is also called after each reconnection, because notifications in between were missed.
 * @returns a function that stops listening
 */
export async function listenTo(
  poolConfig: DatabaseConfig,
  channel: string,
  onMessage: (payload: string) => void,
): Promise<() => Promise<void>> {
  const state = { stopped: false };
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new WatchedClient({ ...poolConfig, listens: true });
    next.on('notification', (message) => onMessage(message.payload ?? ''));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    // Only for a connection that has listened: a failed attempt ends too, and would start a second series of
    // attempts.
    next.once('end', () => void reconnect());
    return next;
  }

  async function reconnect(): Promise<void> {
    while (!state.stopped) {
      await new Promise((resolve) => setTimeout(resolve, reconnectMilliseconds));
      const next = state.stopped
        ? undefined
        : await connect().catch((error: unknown) => log.warn({ err: error, channel }, 'not listening, trying again'));
      if (!next) continue;
      client = next;
      if (state.stopped) return next.end();
      onMessage('');
      return;
    }
  }

  return async () => {
    state.stopped = true;
    await client.end();
  };
}

/**
 * Notifies every process that listens. Not for use inside a transaction that others wait for: those that notify
 * commit one at a time (docs/decisions/007-holding-a-slot-fast.md).
 */
export async function notifyListeners(db: Connection, channel: string, ...payloads: string[]): Promise<void> {
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
}
