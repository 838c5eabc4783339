import { type Insertable, sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { AddedClientsTable } from './added-clients-tables.server.ts';

export type AddedClientsQuestion = { search: string; digits: string; offset: number; limit: number };

/** How many rows one statement inserts: PostgreSQL takes 65,535 values. */
const insertedAtOnce = 1_000;

/** The added_clients table. An import changes it behind the professional's lock. */
export const addedClientsStore = {
  insert: async (trx: Transaction, rows: readonly Insertable<AddedClientsTable>[]) => {
    for (let first = 0; first < rows.length; first += insertedAtOnce)
      await trx
        .insertInto('added_clients')
        .values(rows.slice(first, first + insertedAtOnce))
        .execute();
  },

  /** By name, from a position on. */
  list: (db: Connection, professionalId: string, { search, digits, offset, limit }: AddedClientsQuestion) =>
    matching(db, professionalId, search, digits)
      .select(['id', 'name', 'email', 'phone', 'location', 'note'])
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute(),

  count: async (db: Connection, professionalId: string, search: string, digits: string) => {
    const { count } = await matching(db, professionalId, search, digits)
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  listAll: (db: Connection, professionalId: string) =>
    db
      .selectFrom('added_clients')
      .select(['name', 'email', 'phone', 'location'])
      .where('professional_id', '=', professionalId)
      .execute(),

  /** @returns whether there was one */
  remove: async (db: Connection, id: string, professionalId: string): Promise<boolean> => {
    const { numDeletedRows } = await db
      .deleteFrom('added_clients')
      .where('id', '=', id)
      .where('professional_id', '=', professionalId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** @returns how many were removed */
  removeOfImport: async (trx: Transaction, importId: string): Promise<number> => {
    const { numDeletedRows } = await trx
      .deleteFrom('added_clients')
      .where('import_id', '=', importId)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};

function matching(db: Connection, professionalId: string, search: string, digits: string) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .selectFrom('added_clients')
    .where('professional_id', '=', professionalId)
    .$if(search !== '', (query) =>
      query.where((where) =>
        where.or([
          where('name', 'ilike', pattern),
          where('email', 'ilike', pattern),
          where('phone', 'ilike', pattern),
          ...(digits === '' ? [] : [where(sql`regexp_replace(phone, '\\D', '', 'g')`, 'like', `%${digits}%`)]),
        ]),
      ),
    );
}
