import { getAdapter } from 'better-auth/db/adapter';
import type { BetterAuthOptions } from 'better-auth';
import { database } from '#app/platform/database/database.server.ts';
import { storedFormsOf, sessionTokenHash } from './session-token.server.ts';

type Adapter = Awaited<ReturnType<typeof getAdapter>>;
type Operations = Omit<Adapter, 'transaction'>;
type Where = NonNullable<Parameters<Adapter['deleteMany']>[0]['where']>;
type Row = { token?: unknown };

/**
 * The library's own adapter for our database, wrapped so that session tokens are hashed: the library sees tokens, the
 * auth_session table stores their hashes.
 */
export function hashedSessionAdapter(options: BetterAuthOptions): Adapter {
  const opened = getAdapter({ ...options, database: { db: database(), type: 'postgres', transaction: true } });
  // A failure surfaces where the adapter is first used, not as an unhandled rejection.
  opened.catch(() => undefined);
  return {
    ...hashing(() => opened),
    transaction: async (work) => (await opened).transaction((trx) => work(hashing(async () => trx))),
  };
}

function hashing(inner: () => Promise<Operations>): Operations {
  return {
    id: 'kysely',
    create: async (query) => {
      const { token } = query.data as Row;
      const adapter = await inner();
      if (query.model !== 'session' || typeof token !== 'string') return adapter.create(query);
      const storedQuery = { ...query, data: { ...query.data, token: sessionTokenHash(token) } };
      return withToken(await adapter.create(storedQuery), token);
    },
    findOne: async (query) => withToken(await (await inner()).findOne(storedQuery(query)), tokenIn(query)),
    findMany: async (query) => (await inner()).findMany(storedQuery(query)),
    count: async (query) => (await inner()).count(storedQuery(query)),
    update: async (query) => withToken(await (await inner()).update(storedQuery(query)), tokenIn(query)),
    updateMany: async (query) => (await inner()).updateMany(storedQuery(query)),
    delete: async (query) => (await inner()).delete(storedQuery(query)),
    deleteMany: async (query) => (await inner()).deleteMany(storedQuery(query)),
    consumeOne: async (query) => withToken(await (await inner()).consumeOne(storedQuery(query)), tokenIn(query)),
    incrementOne: async (query) => (await inner()).incrementOne(storedQuery(query)),
  };
}

type Query = { model: string; where?: Where | undefined };

/** Converts a query for the table, which stores hashes. */
function storedQuery<StoredQuery extends Query>(query: StoredQuery): StoredQuery {
  if (query.model !== 'session' || !query.where) return query;
  return {
    ...query,
    where: query.where.map((condition) =>
      condition.field === 'token'
        ? { ...condition, operator: 'in' as const, value: formsOf(condition.value) }
        : condition,
    ),
  };
}

function formsOf(value: Where[number]['value']): string[] {
  const tokens = Array.isArray(value) ? value : [value];
  return tokens.flatMap((token) => (typeof token === 'string' ? storedFormsOf(token) : []));
}

/** Returns the one token that a query names. */
function tokenIn({ model, where = [] }: Query): string | undefined {
  const value = model === 'session' ? where.find(({ field }) => field === 'token')?.value : undefined;
  return typeof value === 'string' ? value : undefined;
}

function withToken<Found>(row: Found, token: string | undefined): Found {
  return row && token !== undefined ? { ...row, token } : row;
}
