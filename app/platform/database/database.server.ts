import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction as KyselyTransaction } from 'kysely';
import pg from 'pg';
import { preparing } from './prepared-statements.server.ts';
import { DatabaseSilentError } from './watch/database-silence.ts';
import { WatchedPool, type DatabaseConfig } from './watch/watched-pool.server.ts';
import type { Tables } from './tables.server.ts';

export type Transaction = KyselyTransaction<Tables>;
/** What a store takes: the pool, or the transaction it must be part of. */
export type Connection = Kysely<Tables> | Transaction;

// numeric stays text (money never becomes a float); int8 counts are safe as numbers; dates stay 'YYYY-MM-DD'.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

type Connected = { pool: pg.Pool; kysely: Kysely<Tables>; preparing: Kysely<Tables> };

let current: Connected | undefined;

/** A hanging statement must not hold a lock forever. A pooler's sessions have limits of their own (pooler.server.ts). */
const sessionLimits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 };

/** How many connections stay open for what runs every minute: opening one costs more than most of that does. */
const keptConnections = 4;

/** Opens the connection pool of this process. */
export function connectDatabase(poolConfig: DatabaseConfig): Kysely<Tables> {
  const pool = new WatchedPool({
    max: 20,
    // How long a request waits for a connection.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    min: keptConnections,
    ...(poolConfig.peer?.traits.sharesSessions ? {} : sessionLimits),
    // Statements of one transaction may be pipelined (pipeline.server.ts).
    pipeline: true,
    ...poolConfig,
  });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const prepared = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  current = { pool, kysely, preparing: prepared };
  return kysely;
}

export async function disconnectDatabase(): Promise<void> {
  const closing = current;
  current = undefined;
  await closing?.kysely.destroy();
  // Kysely leaves a pool alone that it was never asked to use.
  if (closing && !closing.pool.ending) await closing.pool.end();
}

function connected(): Connected {
  if (!current) throw new Error('The database is connected at boot, before anything asks for it');
  return current;
}

/**
 * Returns the database of this process.
 * @throws Error before boot
 */
export function database(): Kysely<Tables> {
  return connected().kysely;
}

/**
 * Returns the same database, whose statements are prepared once per connection. For statements that always have the
 * same text and find their rows by a key, where one happens often.
 */
export function preparedDatabase(): Kysely<Tables> {
  return connected().preparing;
}

/** Returns the bare pool, for libraries with their own SQL and for prepared statements on the hot path. */
export function databasePool(): pg.Pool {
  return connected().pool;
}

/** Health checks do not wait long for an answer. */
const healthMilliseconds = 3_000;

/**
 * Checks the database connection.
 * @throws if the database does not answer in time
 */
export async function assertDatabaseAnswers(): Promise<void> {
  const late = new AbortController();
  const lateness = wait(healthMilliseconds, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new DatabaseSilentError();
  });
  await Promise.race([sql`select 1`.execute(database()), lateness]).finally(() => late.abort());
}

/** Returns the version of PostgreSQL as people write it, `18.1`. */
export async function readDatabaseVersion(): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(database());
  return rows[0]?.server_version.split(' ')[0] ?? '';
}

/**
 * Returns the time of the database's clock. It decides what is due, because the clocks of processes are set forward
 * and back.
 */
export async function databaseTime(db: Connection = database()): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}

const attempts = 4;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const deadlockDetected = '40P01';

/**
 * The minimum wait, in milliseconds, before the victim of a deadlock retries: immediately, it would again take the
 * lock that the other is about to get.
 */
const retreatMilliseconds = 50;

/**
 * Runs `work` in one transaction. It must not make network calls, nor ask the pool for another connection
 * (docs/decisions/032-one-connection-a-transaction.md). PostgreSQL rolls back one of two deadlocked transactions,
 * which is then run again, so `work` must be repeatable. On `preparedDatabase()` its statements are prepared.
 */
export async function inTransaction<T>(
  work: (trx: Transaction) => Promise<T>,
  db: Kysely<Tables> = database(),
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(work, db);
    } catch (error) {
      const isVictim = error instanceof Error && 'code' in error && error.code === deadlockDetected;
      if (!isVictim || attempt === attempts) throw error;
      await wait(retreatMilliseconds * (1 + Math.random()));
    }
  }
}

async function runOnce<T>(work: (trx: Transaction) => Promise<T>, db: Kysely<Tables>): Promise<T> {
  const steps: (() => void)[] = [];
  const result = await db.transaction().execute((trx) => {
    stepsAfterCommit.set(trx, steps);
    return work(trx);
  });
  for (const step of steps) step();
  return result;
}

const stepsAfterCommit = new WeakMap<Transaction, (() => void)[]>();

/**
 * Calls `step` once the transaction is committed, never after a rollback. Does nothing for a transaction that
 * inTransaction did not begin.
 */
export function afterCommit(trx: Transaction, step: () => void): void {
  stepsAfterCommit.get(trx)?.push(step);
}

/** Serializes changes to one subject (a professional's calendar) until the transaction ends. */
export async function lockSubject(trx: Transaction, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(trx);
}

/** Returns the name of the constraint that a statement violated, if that is why it failed. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code?.startsWith('23') ? constraint : undefined;
}
