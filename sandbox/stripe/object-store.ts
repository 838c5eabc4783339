import type { DatabaseSync } from 'node:sqlite';
import type { ObjectDetails, ObjectType, StoredObjects } from './stripe-objects.ts';

/** Fields of stored objects that lists can filter by. */
export type FilterField =
  | 'active'
  | 'charge'
  | 'created'
  | 'destination'
  | 'payment_intent'
  | 'product'
  | 'source'
  | 'source_transaction'
  | 'status'
  | 'transfer'
  | 'transfer_group'
  | 'type';
export type Comparison = '=' | '<' | '<=' | '>' | '>=';
export type Filter =
  | { field: FilterField; comparison?: Comparison; value: string | number | boolean }
  | { field: FilterField; comparison: 'in'; value: string[] };
export type Paging = {
  limit: number;
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
  /** Only objects of this connected account. */
  account?: string | undefined;
};
export type Page<T> = { data: T[]; hasMore: boolean };

/** Stores Stripe's objects as JSON rows in the sandbox's database, newest last. */
export class ObjectStore {
  readonly database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  insert<K extends ObjectType>(type: K, object: StoredObjects[K]): void {
    this.database
      .prepare('INSERT INTO objects (id, type, data) VALUES (?, ?, ?)')
      .run(object.id, type, JSON.stringify(object));
  }

  update<K extends ObjectType>(type: K, object: StoredObjects[K]): void {
    this.database
      .prepare('UPDATE objects SET data = ? WHERE id = ? AND type = ?')
      .run(JSON.stringify(object), object.id, type);
  }

  find<K extends ObjectType>(type: K, id: string): StoredObjects[K] | undefined {
    const row = this.database.prepare('SELECT data FROM objects WHERE id = ? AND type = ?').get(id, type);
    return row && (JSON.parse(String(row.data)) as StoredObjects[K]);
  }

  /** Finds an object of any type by id. */
  findAny(id: string): StoredObjects[ObjectType] | undefined {
    const row = this.database.prepare('SELECT data FROM objects WHERE id = ?').get(id);
    return row && (JSON.parse(String(row.data)) as StoredObjects[ObjectType]);
  }

  setDetails<K extends keyof ObjectDetails>(_type: K, id: string, details: ObjectDetails[K]): void {
    this.database.prepare('UPDATE objects SET details = ? WHERE id = ?').run(JSON.stringify(details), id);
  }

  findDetails<K extends keyof ObjectDetails>(type: K, id: string): ObjectDetails[K] | undefined {
    const row = this.database.prepare('SELECT details FROM objects WHERE id = ? AND type = ?').get(id, type);
    return row?.details ? (JSON.parse(String(row.details)) as ObjectDetails[K]) : undefined;
  }

  /** Returns all matching objects, oldest first. */
  all<K extends ObjectType>(type: K, filters: Filter[] = []): StoredObjects[K][] {
    const { condition, values } = conditionOf(filters);
    const rows = this.database
      .prepare(`SELECT data FROM objects WHERE type = ? ${condition} ORDER BY sequence`)
      .all(type, ...values);
    return rows.map((row) => JSON.parse(String(row.data)) as StoredObjects[K]);
  }

  /** Finds open sessions that have expired at `now` (seconds); the literals in the query match the partial index. */
  findSessionsDue(now: number): StoredObjects['checkout.session'][] {
    const rows = this.database
      .prepare(
        `SELECT data FROM objects INDEXED BY open_sessions
         WHERE type = 'checkout.session' AND json_extract(data, '$.status') = 'open'
           AND json_extract(data, '$.expires_at') <= ?`,
      )
      .all(now);
    return rows.map((row) => JSON.parse(String(row.data)) as StoredObjects['checkout.session']);
  }

  /** Returns one page, newest first, like all of Stripe's lists; the cursors are ids of the same type. */
  page<K extends ObjectType>(type: K, filters: Filter[], paging: Paging): Page<StoredObjects[K]> {
    const { condition, values } = conditionOf(filters);
    const backwards = paging.endingBefore !== undefined;
    const cursor = paging.startingAfter ?? paging.endingBefore;
    const bound = cursor === undefined ? '' : `AND sequence ${backwards ? '>' : '<'} ?`;
    const owner = paging.account === undefined ? '' : `AND json_extract(details, '$.account') = ?`;
    const rows = this.database
      .prepare(
        `SELECT data FROM objects WHERE type = ? ${condition} ${bound} ${owner}
         ORDER BY sequence ${backwards ? 'ASC' : 'DESC'} LIMIT ?`,
      )
      .all(
        type,
        ...values,
        ...(cursor === undefined ? [] : [this.sequenceOf(cursor)]),
        ...(paging.account === undefined ? [] : [paging.account]),
        paging.limit + 1,
      );
    const data = rows.slice(0, paging.limit).map((row) => JSON.parse(String(row.data)) as StoredObjects[K]);
    return { data: backwards ? data.reverse() : data, hasMore: rows.length > paging.limit };
  }

  private sequenceOf(id: string): number {
    const row = this.database.prepare('SELECT sequence FROM objects WHERE id = ?').get(id);
    return Number(row?.sequence ?? 0);
  }
}

function conditionOf(filters: Filter[]): { condition: string; values: (string | number)[] } {
  return { condition: filters.map(comparisonOf).join(' '), values: filters.flatMap(valuesOf) };
}

function comparisonOf(filter: Filter): string {
  const left = `AND json_extract(data, '$.${filter.field}')`;
  if (filter.comparison === 'in') return `${left} IN (${filter.value.map(() => '?').join(', ')})`;
  return `${left} ${filter.comparison ?? '='} ?`;
}

/** SQLite reads JSON's true and false as 1 and 0. */
function valuesOf({ value }: Filter): (string | number)[] {
  if (Array.isArray(value)) return value;
  return [typeof value === 'boolean' ? Number(value) : value];
}
