import type { Connection, Transaction } from '#app/platform/database/database.server.ts';

/** The refused_replies table: mails whose senders were told that they did not become a message. */
export const refusedRepliesStore = {
  /** @returns false if its sender was told before */
  claim: async (trx: Transaction, id: string): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('refused_replies')
      .values({ id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  deleteBefore: async (db: Connection, instant: Date): Promise<void> => {
    await db.deleteFrom('refused_replies').where('refused_at', '<', instant).execute();
  },
};
