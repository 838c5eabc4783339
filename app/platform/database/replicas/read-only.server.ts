import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { QueryResult } from 'pg';
import { log } from '#app/platform/log/log.server.ts';
import { database, databasePool, preparedDatabase } from '../database.server.ts';
import { preparedStatement } from '../prepared-statements.server.ts';
import type { Tables } from '../tables.server.ts';
import { currentReadScope } from './read-scope.server.ts';
import { readSystem, Replica, type ReadStatement } from './replica.server.ts';
import { ReplicaSet, type ReplicaState } from './replica-set.server.ts';

/**
 * What a store takes for reads that may be a few seconds old. A `Connection` is one; it is none itself, so it cannot
 * come to what writes, locks, or has to see the last commit.
 */
export type ReadOnlyConnection = Pick<Kysely<Tables>, 'selectFrom' | 'getExecutor'>;

/** What a statement yields; its rows are what its text says. */
type ReadRows<Row> = Omit<QueryResult<object>, 'rows'> & { rows: Row[] };

type StatementOf = (text: string, values: readonly unknown[]) => ReadStatement;

let replicas: ReplicaSet | undefined;
let readOnly: Record<'plain' | 'prepared', ReadOnlyConnection> | undefined;

/**
 * Opens connections to these replicas and watches them. One that does not answer is left out until it does.
 * @returns what closes them
 */
export async function connectReplicas(urls: readonly string[], max: number): Promise<() => Promise<void>> {
  if (urls.length === 0) return () => Promise.resolve();
  const primarySystem = () => readSystem(databasePool());
  const set = new ReplicaSet(
    urls.map((connectionString) => new Replica({ connectionString, max, primarySystem })),
    readPrimaryPosition,
  );
  await set.watch();
  for (const { name, leftOut } of set.states())
    if (leftOut !== null) log.warn({ replica: name, reason: leftOut }, 'a replica is left out');
  replicas = set;
  const reading = (statementOf: StatementOf) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool: readingPool(statementOf) }) });
  readOnly = {
    plain: reading((text, values) => ({ text, values: [...values] })),
    prepared: reading(preparedStatement),
  };
  return async () => {
    replicas = undefined;
    readOnly = undefined;
    await set.close();
  };
}

export function hasReplicas(): boolean {
  return replicas !== undefined;
}

export function replicaStates(): ReplicaState[] {
  return replicas?.states() ?? [];
}

/** Where the primary's log ends after the commits so far, if there are replicas; undefined if it does not answer. */
export async function positionAfterWrite() {
  return replicas?.readPosition();
}

/** Records that caches were dropped: what fills them again has to have seen why. */
export function recordCachedChange(): void {
  void replicas?.recordChange();
}

/**
 * Returns a database for reads that may be a few seconds old: a replica in a request that only reads, if one has all
 * that its sender has written, else the primary (docs/decisions/084-read-replicas.md).
 */
export function readOnlyDatabase(): ReadOnlyConnection {
  return readOnly?.plain ?? database();
}

/** Returns the same, whose statements are prepared as those of `preparedDatabase` are. */
export function preparedReadOnlyDatabase(): ReadOnlyConnection {
  return readOnly?.prepared ?? preparedDatabase();
}

/** Reads the same way, for statements with their own SQL. */
export async function readOnlyQuery<Row>(statement: ReadStatement): Promise<ReadRows<Row>> {
  const scope = replicas && currentReadScope();
  const replica = scope && (await replicas?.choose(scope.seen));
  if (!replica) return (await databasePool().query(statement)) as ReadRows<Row>;
  try {
    return (await replica.read(statement)) as ReadRows<Row>;
  } catch (error) {
    if (tookTooLong(error)) throw error;
    // It asks at once whether the replica is gone, and the primary has the answer in any case.
    void replica.ask();
    return (await databasePool().query(statement)) as ReadRows<Row>;
  }
}

/** The primary would take as long. */
function tookTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

async function readPrimaryPosition(): Promise<string> {
  const { rows } = await databasePool().query<{ position: string }>('select pg_current_wal_lsn()::text as position');
  return rows[0]?.position ?? '';
}

/** A pool for Kysely that chooses anew for each statement. */
function readingPool(statementOf: StatementOf): PostgresPool {
  const query = (text: string, values: readonly unknown[]) => readOnlyQuery(statementOf(text, values));
  const client = { query, release: () => undefined };
  return { connect: () => Promise.resolve(client), end: () => Promise.resolve() } as unknown as PostgresPool;
}
