import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import type { DirectoryCard } from '#app/features/directory-entries/directory-card.ts';

/** The featured_professionals table. */
export const featuredStore = {
  /** Locks the list until the transaction ends. */
  lock: async (trx: Transaction): Promise<void> => {
    await sql`lock table featured_professionals in share row exclusive mode`.execute(trx);
  },

  listIds: async (db: Connection): Promise<string[]> => {
    const rows = await db.selectFrom('featured_professionals').select('professional_id').orderBy('place').execute();
    return rows.map((row) => row.professional_id);
  },

  listCards: async (db: ReadOnlyConnection): Promise<DirectoryCard[]> => {
    const rows = await db
      .selectFrom('featured_professionals as featured')
      .innerJoin('directory_entries as entry', 'entry.professional_id', 'featured.professional_id')
      .select('entry.card')
      .orderBy('featured.place')
      .execute();
    return rows.map(({ card }) => card);
  },

  /** @returns those of these professionals who are listed */
  listListedIds: async (db: Connection, ids: readonly string[]): Promise<string[]> => {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('directory_entries')
      .select('professional_id')
      .where('professional_id', 'in', [...ids])
      .forShare()
      .execute();
    return rows.map((row) => row.professional_id);
  },

  replace: async (trx: Transaction, ids: readonly string[]): Promise<void> => {
    await trx.deleteFrom('featured_professionals').execute();
    if (ids.length === 0) return;
    await trx
      .insertInto('featured_professionals')
      .values(ids.map((id, index) => ({ place: index + 1, professional_id: id })))
      .execute();
  },
};
