import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { oneLine, StartRefusal } from '#app/platform/errors/start-refusal.ts';
import type { PeerTraits } from '#app/platform/database/watch/peer.server.ts';

const connectionTimeoutMillis = 10_000;

/** Which database a connection leads to: the start of its server tells two servers apart, whatever leads to them. */
const identity = `
  select concat_ws(' ', current_database(), extract(epoch from pg_postmaster_start_time())) as identity`;

/** Limits that a client cannot ask a pooler for, and without which one hanging session holds its locks forever. */
const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'];

/**
 * Checks that DATABASE_URL leads to a pooler that we can run on, to the same database as DATABASE_DIRECT_URL, and
 * finds out what it does to connections. Any pooler will do that keeps a transaction on one session.
 * @throws StartRefusal if it does not answer, pools by statement, leads elsewhere, or its sessions have no limits
 */
export async function inspectPooler(pooledUrl: string, directUrl: string): Promise<PeerTraits> {
  const pooled = open(pooledUrl);
  const direct = open(directUrl);
  try {
    await pooled.connect();
    await direct.connect();
    await assertTransactions(pooled);
    await assertSameDatabase(pooled, direct);
    await assertLimits(pooled);
    return { sharesSessions: true, keepsPrepared: await keepsPrepared(pooled) };
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    throw new StartRefusal(`DATABASE_URL does not lead to a pooler that can be used: ${oneLine(error)}.`, {
      cause: error,
    });
  } finally {
    await Promise.all([pooled, direct].map((client) => client.end().catch(() => undefined)));
  }
}

function open(connectionString: string): pg.Client {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis, query_timeout: connectionTimeoutMillis });
  client.on('error', () => undefined);
  return client;
}

async function assertTransactions(client: pg.Client): Promise<void> {
  await client.query('begin').catch((error: unknown) => {
    throw new StartRefusal(
      `The pooler that DATABASE_URL leads to takes no transactions (${oneLine(error)}). Let it pool by transaction (pool_mode=transaction).`,
      { cause: error },
    );
  });
  await client.query('commit');
}

async function assertSameDatabase(pooled: pg.Client, direct: pg.Client): Promise<void> {
  const [first, second] = await Promise.all([pooled, direct].map((client) => client.query(identity)));
  if (JSON.stringify(first?.rows) === JSON.stringify(second?.rows)) return;
  throw new StartRefusal(
    'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. Let the first lead through the pooler to the one that the second leads to.',
  );
}

async function assertLimits(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; role: string }>(
    `select name, current_user as role from pg_settings where name = any($1) and setting = '0'`,
    [limits],
  );
  if (rows.length === 0) return;
  const statements = rows.map(({ name, role }) => `alter role "${role}" set ${name} = '30s';`);
  throw new StartRefusal(
    `A session of the pooler that DATABASE_URL leads to may hang and hold its locks forever. Run this in the database, and have the pooler reconnect: ${statements.join(' ')}`,
  );
}

/**
 * Whether the pooler prepares statements on whichever session a transaction gets. It then gives them names of its own;
 * one that does not passes ours on to a session that the next transaction may not get.
 */
async function keepsPrepared(client: pg.Client): Promise<boolean> {
  const name = randomUUID();
  await client.query('begin');
  await client.query({ name, text: 'select $1::int', values: [1] });
  const { rowCount } = await client.query('select from pg_prepared_statements where name = $1', [name]);
  if (rowCount !== 0) await client.query(`deallocate ${pg.escapeIdentifier(name)}`);
  await client.query('commit');
  return rowCount === 0;
}
