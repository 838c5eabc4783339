import { databasePool } from '../database.server.ts';

/** How long a statement on a table may be kept waiting for a new month; the next night tries again. */
const lockTimeout = '2s';

/**
 * Creates the coming months of every table that is partitioned by month (docs/decisions/085-months.md).
 * @throws if a table is in use for longer than it may keep others waiting
 */
export async function keepMonths(): Promise<void> {
  const { rows } = await databasePool().query<{ name: string }>(
    `select relname as name from pg_partitioned_table join pg_class on oid = partrelid
     where relnamespace = 'public'::regnamespace order by relname`,
  );
  for (const { name } of rows) await alone('select add_months($1)', [name]);
}

/** Drops the months of a table that ended before an instant and have nothing left in them. */
export async function dropEmptyMonths(table: string, before: Date): Promise<void> {
  await alone('select drop_empty_months($1, $2)', [table, before]);
}

/** Each table in a transaction of its own, so that no more than one is locked. */
async function alone(statement: string, values: unknown[]): Promise<void> {
  const client = await databasePool().connect();
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    await client.query(statement, values);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
