import type { Transaction } from '#app/platform/database/database.server.ts';

/** The payout_notices table: of which transfers professionals were told. */
export const payoutNoticesStore = {
  /** @returns false when this transfer was told before. */
  claim: async (trx: Transaction, transferId: string) => {
    const result = await trx
      .insertInto('payout_notices')
      .values({ transfer_id: transferId })
      .onConflict((conflict) => conflict.column('transfer_id').doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
};
