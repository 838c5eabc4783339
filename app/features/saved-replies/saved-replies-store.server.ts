import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { SavedReplyContent } from './saved-replies.schema.ts';

/** The saved_replies table; every statement is restricted to one professional. */
export const savedRepliesStore = {
  list: (db: Connection, professionalId: string) =>
    db
      .selectFrom('saved_replies')
      .select(['id', 'title', 'text'])
      .where('professional_id', '=', professionalId)
      .orderBy(sql`lower(title)`)
      .orderBy('id')
      .execute(),

  /** Waits for other changes to the replies of a professional. */
  lock: (trx: Transaction, professionalId: string) =>
    trx.selectFrom('professionals').select('id').where('id', '=', professionalId).forNoKeyUpdate().executeTakeFirst(),

  /** @returns false if the id is another professional's */
  save: async (trx: Transaction, professionalId: string, id: string, content: SavedReplyContent): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('saved_replies')
      .values({ id, professional_id: professionalId, ...content })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ ...content, updated_at: sql<Date>`now()` })
          .where('saved_replies.professional_id', '=', professionalId),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  remove: async (db: Connection, professionalId: string, id: string): Promise<void> => {
    await db.deleteFrom('saved_replies').where('professional_id', '=', professionalId).where('id', '=', id).execute();
  },
};
