import type { Connection } from '#app/platform/database/database.server.ts';

/** The auth_two_factor table, beside what the authentication library does with it. */
export const twoFactorStore = {
  findOfUser: (db: Connection, userId: string) =>
    db.selectFrom('auth_two_factor').select(['secret', 'verified']).where('user_id', '=', userId).executeTakeFirst(),

  /** Takes the code of a step. @returns false when it, or a newer one, was accepted before. */
  claimStep: async (db: Connection, userId: string, step: number) => {
    const result = await db
      .updateTable('auth_two_factor')
      .set({ last_used_step: step })
      .where('user_id', '=', userId)
      .where((row) => row.or([row('last_used_step', 'is', null), row('last_used_step', '<', step)]))
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },
};
