import pg from 'pg';
import { oneLine, StartRefusal } from '#app/platform/errors/start-refusal.ts';

/** The oldest version that the suite runs on (`npm run test:engines`), as a server_version_num. */
const oldestVersion = 160_000;
const connectionTimeoutMillis = 10_000;

/**
 * Checks that a variable of the environment leads to a PostgreSQL that Doorstep can run on, before anything is changed there.
 * @throws StartRefusal if it does not answer, is too old, or is behind a pooler that shares connections between
 * transactions
 */
export async function assertUsableServer(connectionString: string, variable = 'DATABASE_URL'): Promise<void> {
  const clients = [0, 1].map(
    () => new pg.Client({ connectionString, connectionTimeoutMillis, query_timeout: connectionTimeoutMillis }),
  );
  const [first, second] = clients as [pg.Client, pg.Client];
  for (const client of clients) client.on('error', () => undefined);
  try {
    for (const client of clients) await client.connect();
    await assertVersion(first, variable);
    await assertSessions(first, second, variable);
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    throw new StartRefusal(`${variable} does not lead to a PostgreSQL that can be used: ${oneLine(error)}.`, {
      cause: error,
    });
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

async function assertVersion(client: pg.Client, variable: string): Promise<void> {
  const number =
    (await client.query<{ server_version_num: string }>('show server_version_num')).rows[0]?.server_version_num ?? '';
  if (Number(number) >= oldestVersion) return;
  const version = `${Math.trunc(Number(number) / 10_000)}.${Number(number) % 10_000}`;
  throw new StartRefusal(
    `${variable} leads to PostgreSQL ${version}, and Doorstep needs 16 or later. Upgrade it (pg_upgrade, or a dump and pg_restore), or set ${variable} to another one.`,
  );
}

/**
 * Checks that each connection has its own backend and keeps it: LISTEN relies on that. A
 * pooler in transaction mode gives a second client's transaction the backend that the first has just used, or then
 * gives the first another one (https://www.pgbouncer.org/features.html).
 */
async function assertSessions(first: pg.Client, second: pg.Client, variable: string): Promise<void> {
  const before = await backendOf(first);
  await second.query('begin');
  const others = await backendOf(second);
  const after = await backendOf(first);
  await second.query('rollback');
  if (before === after && before !== others) return;
  throw new StartRefusal(
    variable === 'DATABASE_URL'
      ? 'DATABASE_URL leads to a pooler that pools by transaction, which nothing can listen through. Set DATABASE_DIRECT_URL to the PostgreSQL behind it.'
      : `${variable} leads to a pooler that pools by transaction, too. Set it to the PostgreSQL itself.`,
  );
}

async function backendOf(client: pg.Client): Promise<number | undefined> {
  return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
}
