import type { Transaction } from '#app/platform/database/database.server.ts';

/** The payout_notices table: transfers that professionals were notified of. */
export const payoutNoticesStore = {
  /** @returns false if a notice of this transfer was queued before */
  claim: async (trx: Transaction, transferId: string) => {
    const result = await trx
      .insertInto('payout_notices')
      .values({ transfer_id: transferId })
      .onConflict((conflict) => conflict.column('transfer_id').doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
};
