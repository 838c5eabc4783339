import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { BucketName } from './buckets.ts';

export type StoredFile = {
  id: string;
  bucket: BucketName;
  path: string;
  owner_id: string;
  content_type: string;
  size: number;
  width: number | null;
  height: number | null;
  /** Pages of a PDF; null until counted, 0 if it cannot be opened. */
  pages: number | null;
  rendered_widths: number[];
  cache_seconds: number;
  created_at: Date;
  updated_at: Date;
};

export type NewFile = Omit<StoredFile, 'created_at' | 'updated_at'> & { sha256: string };

const columns = [
  'id',
  'bucket',
  'path',
  'owner_id',
  'content_type',
  'size',
  'width',
  'height',
  'pages',
  'rendered_widths',
  'cache_seconds',
  'created_at',
  'updated_at',
] as const;

/** Queries on stored files. */
export const filesStore = {
  newId: async (db: Connection): Promise<string> => {
    const { id } = await db.selectNoFrom(sql<string>`uuidv7()`.as('id')).executeTakeFirstOrThrow();
    return id;
  },

  find: (db: Connection, bucket: BucketName, path: string): Promise<StoredFile | undefined> =>
    db
      .selectFrom('stored_files')
      .select(columns)
      .where('bucket', '=', bucket)
      .where('path', '=', path)
      .executeTakeFirst(),

  /** The same, with a lock for recording a reference to it: it cannot be deleted before the transaction ends. */
  findForRecord: (trx: Transaction, bucket: BucketName, path: string): Promise<StoredFile | undefined> =>
    trx
      .selectFrom('stored_files')
      .select(columns)
      .where('bucket', '=', bucket)
      .where('path', '=', path)
      .forKeyShare()
      .executeTakeFirst(),

  /** Locks a file for deletion; undefined if it is gone, or if a reference to it is being recorded. */
  lockUnlessHeld: (trx: Transaction, id: string): Promise<StoredFile | undefined> =>
    trx.selectFrom('stored_files').select(columns).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst(),

  /** Files of a bucket created before `until`, ordered by id. */
  listOlder: (
    db: Connection,
    bucket: BucketName,
    { until, after, limit }: { until: Date; after: string | undefined; limit: number },
  ): Promise<StoredFile[]> =>
    db
      .selectFrom('stored_files')
      .select(columns)
      .where('bucket', '=', bucket)
      .where('created_at', '<', until)
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(limit)
      .execute(),

  findById: (db: Connection, id: string): Promise<StoredFile | undefined> =>
    db.selectFrom('stored_files').select(columns).where('id', '=', id).executeTakeFirst(),

  /** @returns whether it was inserted; false if the path is taken */
  insert: async (db: Connection, file: NewFile): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('stored_files')
      .values(file)
      .onConflict((conflict) => conflict.columns(['bucket', 'path']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  /**
   * Deletes the row.
   * @returns the deleted file
   */
  delete: (db: Connection, bucket: BucketName, path: string): Promise<StoredFile | undefined> =>
    db
      .deleteFrom('stored_files')
      .where('bucket', '=', bucket)
      .where('path', '=', path)
      .returning(columns)
      .executeTakeFirst(),

  deleteOfOwner: (db: Connection, ownerId: string): Promise<StoredFile[]> =>
    db.deleteFrom('stored_files').where('owner_id', '=', ownerId).returning(columns).execute(),

  recordRendered: async (db: Connection, id: string, widths: number[]): Promise<void> => {
    await db
      .updateTable('stored_files')
      .set({ rendered_widths: widths, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
  },

  recordPages: async (db: Connection, id: string, pages: number): Promise<void> => {
    await db.updateTable('stored_files').set({ pages }).where('id', '=', id).execute();
  },

  /** Bytes stored by an account. Takes no lock: concurrent uploads may exceed the limit by their own size. */
  bytesOf: async (db: Connection, ownerId: string): Promise<number> => {
    const row = await db
      .selectFrom('stored_files')
      .select(sql<number>`coalesce(sum(size), 0)::int8`.as('bytes'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow();
    return row.bytes;
  },

  list: (db: Connection, bucket: BucketName, prefix: string, page: { limit: number; offset: number }) =>
    db
      .selectFrom('stored_files')
      .select([...columns, sql<number>`count(*) over ()`.as('total')])
      .where('bucket', '=', bucket)
      .where(sql<boolean>`starts_with(path, ${prefix})`)
      .orderBy('path')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),

  /** Which of these ids have a row. */
  knownIds: async (db: Connection, ids: string[]): Promise<Set<string>> => {
    const rows = await db.selectFrom('stored_files').select('id').where('id', 'in', ids).execute();
    return new Set(rows.map(({ id }) => id));
  },
};
