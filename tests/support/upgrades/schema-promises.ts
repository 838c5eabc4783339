import type pg from 'pg';

/** What a release may rely on in a schema: each column as `table.column`, and what must be unique. */
export interface SchemaPromises {
  columns: Map<string, Column>;
  unique: Set<string>;
}

interface Column {
  name: string;
  type: string;
  is_nullable: boolean;
  has_default: boolean;
}

export async function readSchemaPromises(client: pg.Pool | pg.ClientBase): Promise<SchemaPromises> {
  const { rows: columns } = await client.query<Column>(`
    select table_name || '.' || column_name as name, udt_name || coalesce('(' || character_maximum_length || ')', '') as type,
      is_nullable = 'YES' as is_nullable, column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as has_default
    from information_schema.columns where table_schema = 'public'`);
  const { rows: unique } = await client.query<{ name: string }>(`
    select indrelid::regclass || ' (' || (
        select string_agg(pg_get_indexdef(indexrelid, place, true), ', ' order by place) from generate_series(1, indnkeyatts) place
      ) || ')' || coalesce(' where ' || pg_get_expr(indpred, indrelid), '') as name
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace and not relispartition`);
  return {
    columns: new Map(columns.map((column) => [column.name, column])),
    unique: new Set(unique.map(({ name }) => name)),
  };
}

/**
 * Returns a line for each thing with which code that was written for one schema can fail on another one.
 * `contracted` names what that code does not read, as table or table.column.
 */
export function brokenPromises(
  before: SchemaPromises,
  after: SchemaPromises,
  contracted: Iterable<string> = [],
): string[] {
  const unread = new Set(contracted);
  const isUnread = (name: string) => unread.has(name) || unread.has(name.split(/[. ]/)[0] ?? '');
  const columns = [...before.columns.values()].flatMap((column) => changesOf(column, after.columns.get(column.name)));
  const tables = new Set([...before.columns.keys()].map(tableOf));
  const required = [...after.columns.values()]
    .filter(({ name }) => !before.columns.has(name) && tables.has(tableOf(name)))
    .filter(({ is_nullable, has_default }) => !is_nullable && !has_default)
    .map(({ name }) => ({ name, change: 'is new and has no default' }));
  const unique = [...before.unique]
    .filter((name) => !after.unique.has(name))
    .map((name) => ({ name, change: 'is no longer unique' }));
  return [...columns, ...required, ...unique]
    .filter(({ name }) => !isUnread(name))
    .map(({ name, change }) => `${name} ${change}`);
}

function changesOf(before: Column, after: Column | undefined): { name: string; change: string }[] {
  const { name } = before;
  if (!after) return [{ name, change: 'is gone' }];
  return [
    ...(after.type === before.type ? [] : [{ name, change: `was ${before.type} and is ${after.type}` }]),
    ...(before.is_nullable && !after.is_nullable ? [{ name, change: 'may no longer be null' }] : []),
    ...(before.has_default && !after.has_default ? [{ name, change: 'has lost its default' }] : []),
  ];
}

const tableOf = (column: string) => column.split('.')[0] ?? '';
