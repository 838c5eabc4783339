import { type Insertable, sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import type { WorkPhotosTable } from './portfolio-tables.server.ts';

type NewPhoto = Pick<Insertable<WorkPhotosTable>, 'professional_id' | 'url' | 'caption' | 'width' | 'height'>;

/** Queries on work photos. Anything that changes the order must first take the portfolio's lock (lockPortfolio). */
export const workPhotosStore = {
  append: (trx: Transaction, photo: NewPhoto) =>
    trx
      .insertInto('work_photos')
      .values(({ selectFrom, fn, lit }) => ({
        ...photo,
        order_index: selectFrom('work_photos')
          .select(fn.coalesce(sql<number>`max(order_index) + 1`, lit(0)).as('next'))
          .where('professional_id', '=', photo.professional_id)
          .where('removed_at', 'is', null),
      }))
      .returning('id')
      .executeTakeFirstOrThrow(),

  list: (db: ReadOnlyConnection, professionalId: string) =>
    db
      .selectFrom('work_photos')
      .select(['id', 'professional_id', 'url', 'caption', 'width', 'height', 'order_index'])
      .where('professional_id', '=', professionalId)
      .where('removed_at', 'is', null)
      .orderBy('order_index')
      .orderBy('id')
      .execute(),

  /** Includes removed photos. */
  listAllIds: async (db: Connection, professionalId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('work_photos')
      .select('id')
      .where('professional_id', '=', professionalId)
      .execute();
    return rows.map(({ id }) => id);
  },

  findForChange: (trx: Transaction, professionalId: string, id: string) =>
    trx
      .selectFrom('work_photos')
      .select('caption')
      .where('id', '=', id)
      .where('professional_id', '=', professionalId)
      .where('removed_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  setCaption: (trx: Transaction, id: string, caption: string | null) =>
    trx.updateTable('work_photos').set({ caption }).where('id', '=', id).execute(),

  /** Numbers the photos from 0 in the order of these ids. */
  setOrder: async (trx: Transaction, professionalId: string, ids: string[]): Promise<void> => {
    await sql`update work_photos set order_index = wanted.place - 1
      from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
      where work_photos.id = wanted.id and professional_id = ${professionalId}`.execute(trx);
  },

  /**
   * Removes a photo or puts it back. It is removed as of the start of the transaction, from which the time of its purge
   * counts as well: a later instant, as after waiting for the lock, would not be over yet when the purge is due.
   * @returns whether such a photo exists, including removed ones
   */
  setRemoved: async (trx: Transaction, professionalId: string, id: string, isRemoved: boolean): Promise<boolean> => {
    const { numUpdatedRows } = await trx
      .updateTable('work_photos')
      .set({ removed_at: isRemoved ? sql<Date>`date_trunc('milliseconds', now())` : null })
      .where('id', '=', id)
      .where('professional_id', '=', professionalId)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /**
   * Deletes a photo that was removed before `until`.
   * @returns the deleted photo
   */
  purge: (trx: Transaction, id: string, until: Date) =>
    trx
      .deleteFrom('work_photos')
      .where('id', '=', id)
      .where('removed_at', '<=', until)
      .returning('url')
      .executeTakeFirst(),

  /** Which of these URLs belong to photos, including removed ones. */
  listAmong: async (db: Connection, urls: readonly string[]): Promise<string[]> => {
    const rows = await db
      .selectFrom('work_photos')
      .select('url')
      .where('url', '=', sql<string>`any(${urls}::text[])`)
      .execute();
    return rows.map(({ url }) => url);
  },

  isShown: async (db: Connection, url: string): Promise<boolean> =>
    (await db.selectFrom('work_photos').select('id').where('url', '=', url).limit(1).executeTakeFirst()) !== undefined,
};
