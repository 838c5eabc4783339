import type pg from 'pg';
import type { MigrationFile } from './migration-files.server.ts';

/** Half of deadlock_timeout's default of a second, after which PostgreSQL looks for a victim among those who wait. */
const patience = '500ms';

/** Others hold a table that a migration needs. */
export class TablesInUse extends Error {}

const canceledStatement = '57014';

/**
 * Locks all tables that these migrations name, in one statement, before anything else is locked. Whoever is at work
 * meanwhile waits for the migration or is waited for, but never both: a migration that locks table after table can meet
 * a transaction that holds what it needs next, and PostgreSQL may choose the transaction as the victim.
 * @param isPatient waits as long as it takes, for example for a backup that reads everything
 * @throws TablesInUse if others hold a table for longer than the patience; roll back and try again
 */
export async function lockNamedTables(
  client: pg.PoolClient,
  files: readonly MigrationFile[],
  { isPatient }: { isPatient: boolean },
): Promise<void> {
  const words = new Set(files.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  const { rows } = await client.query<{ name: string; table: string }>(
    `select relname as name, quote_ident(relname) as table from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
     order by relname`,
  );
  const tables = rows.filter(({ name }) => words.has(name)).map(({ table }) => table);
  if (tables.length === 0) return;
  const lock = `lock table ${tables.join(', ')} in access exclusive mode`;
  if (isPatient) await client.query(lock);
  else await lockImpatiently(client, lock);
}

async function lockImpatiently(client: pg.PoolClient, lock: string): Promise<void> {
  await client.query(`set local statement_timeout = '${patience}'`);
  await client.query(lock).catch((cause: Error & { code?: string }) => {
    throw cause.code === canceledStatement ? new TablesInUse('Others hold tables of the migrations', { cause }) : cause;
  });
  await client.query('set local statement_timeout = 0');
}
