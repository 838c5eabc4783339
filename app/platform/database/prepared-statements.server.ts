import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { QueryConfig } from 'pg';

const names = new Map<string, string>();

/** The name by which a statement is prepared, once per connection. Each text stays prepared. */
export function preparedName(text: string): string {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `prepared-${names.size}`));
  return name;
}

/**
 * A pool for Kysely whose statements are prepared: parsing and planning cost more than most of them do. Not those that
 * select `*`, because a prepared one breaks when a column is added while the server runs.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    let prepared = clients.get(client);
    if (!prepared) clients.set(client, (prepared = preparingClient(client)));
    return prepared;
  };
  // Whoever made the pool ends it.
  return Object.assign(Object.create(pool) as pg.Pool, { connect, end: () => Promise.resolve() }) as PostgresPool;
}

function preparingClient(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => client.query(preparedStatement(text, values));
  return Object.assign(Object.create(client) as PostgresPoolClient, {
    query,
    release: (failure?: Error | boolean) => client.release(failure),
  });
}

/** Returns a statement with the name by which it is prepared, if it can be. */
export function preparedStatement(text: string, values: readonly unknown[]): QueryConfig {
  const statement = { text, values: [...values] };
  return isPreparable(text, values) ? { name: preparedName(text), ...statement } : statement;
}

function isPreparable(text: string, values: readonly unknown[]): boolean {
  return values.length > 0 && !/[\s.]\*/.test(text);
}
