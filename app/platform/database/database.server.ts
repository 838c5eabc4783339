import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction as KyselyTransaction } from 'kysely';
import pg from 'pg';
import { DatabaseSilentError } from './watch/database-silence.ts';
import { WatchedPool } from './watch/watched-pool.server.ts';
import type { Tables } from './tables.server.ts';

export type Transaction = KyselyTransaction<Tables>;
/** What a store takes: the pool, or the transaction it has to be part of. */
export type Connection = Kysely<Tables> | Transaction;

// numeric stays text (money never becomes a float); int8 counts are safe as numbers; dates stay 'YYYY-MM-DD'.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

let current: { pool: pg.Pool; kysely: Kysely<Tables> } | undefined;

/** Opens the pool of this process. */
export function connectDatabase(poolConfig: pg.PoolConfig): Kysely<Tables> {
  const pool = new WatchedPool({
    max: 20,
    // How long a request waits for its turn.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // A statement that hangs must not hold a lock for ever.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    // Statements of one transaction may travel together (pipeline.server.ts).
    pipeline: true,
    ...poolConfig,
  });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  current = { pool, kysely };
  return kysely;
}

export async function disconnectDatabase(): Promise<void> {
  const closing = current;
  current = undefined;
  await closing?.kysely.destroy();
}

function connected(): { pool: pg.Pool; kysely: Kysely<Tables> } {
  if (!current) throw new Error('The database is connected at boot, before anything asks for it');
  return current;
}

/** The database of this process. @throws Error before boot. */
export function database(): Kysely<Tables> {
  return connected().kysely;
}

/** The bare pool, for libraries that bring their own SQL and for prepared statements on the hot path. */
export function databasePool(): pg.Pool {
  return connected().pool;
}

/** Whoever asks after our health does not wait long for an answer. */
const healthMilliseconds = 3_000;

/** @throws when the database does not answer soon. */
export async function assertDatabaseAnswers(): Promise<void> {
  const late = new AbortController();
  const lateness = wait(healthMilliseconds, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new DatabaseSilentError();
  });
  await Promise.race([sql`select 1`.execute(database()), lateness]).finally(() => late.abort());
}

/** What the database's clock says: what is due is found by it, for those of processes are set forward and back. */
export async function databaseTime(db: Connection = database()): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}

const attempts = 4;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const deadlockDetected = '40P01';

/**
 * Milliseconds, at least, after which the victim of a deadlock comes back: at once, it would take again what the
 * other is just being given.
 */
const retreatMilliseconds = 50;

/**
 * Runs `work` in one transaction; no network call belongs inside, and nothing that asks the pool for another connection
 * (docs/decisions/032-one-connection-a-transaction.md). Of two transactions that wait for each other PostgreSQL
 * undoes one whole: that one is run again, so `work` must bear it.
 */
export async function inTransaction<T>(work: (trx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(work);
    } catch (error) {
      const isVictim = error instanceof Error && 'code' in error && error.code === deadlockDetected;
      if (!isVictim || attempt === attempts) throw error;
      await wait(retreatMilliseconds * (1 + Math.random()));
    }
  }
}

async function runOnce<T>(work: (trx: Transaction) => Promise<T>): Promise<T> {
  const steps: (() => void)[] = [];
  const result = await database()
    .transaction()
    .execute((trx) => {
      stepsAfterCommit.set(trx, steps);
      return work(trx);
    });
  for (const step of steps) step();
  return result;
}

const stepsAfterCommit = new WeakMap<Transaction, (() => void)[]>();

/**
 * Calls `step` once the transaction is committed, never after a rollback; one not begun by inTransaction forgets it.
 */
export function afterCommit(trx: Transaction, step: () => void): void {
  stepsAfterCommit.get(trx)?.push(step);
}

/** Serialises whoever changes one subject (a professional's calendar) until the transaction ends. */
export async function lockSubject(trx: Transaction, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(trx);
}

/** The name of the constraint that a statement broke, if that is why it failed. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code?.startsWith('23') ? constraint : undefined;
}
