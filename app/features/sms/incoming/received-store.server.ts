import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';

/** The sms_received table: the ids of texts that phones sent us. */
export const receivedStore = {
  /** @returns false if this text was handled before */
  claim: async (trx: Transaction, sid: string): Promise<boolean> => {
    const result = await trx
      .insertInto('sms_received')
      .values({ sid })
      .onConflict((conflict) => conflict.column('sid').doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  deleteOld: (db: Connection) =>
    db
      .deleteFrom('sms_received')
      .where('received_at', '<', sql<Date>`now() - interval '7 days'`)
      .execute(),
};
