import pg from 'pg';
import { joinEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';

export type StatementCount = { text: string; calls: number };

/** Makes the embedded database of a folder count its statements. To be called before the product starts there. */
export async function prepareStatementCount(dataDir: string): Promise<void> {
  const postgres = await joinEmbeddedPostgres({ dataDir, log: () => undefined });
  const client = new pg.Client(postgres.connection);
  try {
    await client.connect();
    await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
    await client.query('create extension if not exists pg_stat_statements');
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** The statements that clients have sent so far, the most frequent first; not those of triggers. */
export async function countStatements(pool: pg.Pool): Promise<StatementCount[]> {
  const { rows } = await pool.query<StatementCount>(
    `select regexp_replace(query, '\\s+', ' ', 'g') as text, sum(calls)::int as calls from pg_stat_statements where query not like '% FROM ONLY %' group by 1 order by 2 desc`,
  );
  return rows;
}

/** The statements sent between two counts. */
export function statementsBetween(before: readonly StatementCount[], after: readonly StatementCount[]) {
  const known = new Map(before.map(({ text, calls }) => [text, calls]));
  return after
    .map(({ text, calls }) => ({ text, calls: calls - (known.get(text) ?? 0) }))
    .filter(({ calls }) => calls > 0)
    .toSorted((one, other) => other.calls - one.calls);
}
