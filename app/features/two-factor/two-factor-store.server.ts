import type { Connection } from '#app/platform/database/database.server.ts';

/** The auth_two_factor table, next to what the authentication library does with it. */
export const twoFactorStore = {
  findOfUser: (db: Connection, userId: string) =>
    db.selectFrom('auth_two_factor').select(['secret', 'verified']).where('user_id', '=', userId).executeTakeFirst(),

  /**
   * Consumes the code of a step.
   * @returns false if it, or a newer one, was accepted before
   */
  claimStep: async (db: Connection, userId: string, step: number) => {
    const result = await db
      .updateTable('auth_two_factor')
      .set({ last_used_step: step })
      .where('user_id', '=', userId)
      .where((row) => row.or([row('last_used_step', 'is', null), row('last_used_step', '<', step)]))
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },

  /** Replaces the secret, with the step of its first code. */
  replacePhone: (db: Connection, userId: string, phone: { secret: string; last_used_step: number }) =>
    db.updateTable('auth_two_factor').set(phone).where('user_id', '=', userId).execute(),

  remove: (db: Connection, userId: string) => db.deleteFrom('auth_two_factor').where('user_id', '=', userId).execute(),

  /** Lists rows not encrypted with this version of the secret, in either column. */
  listNotUnder: (db: Connection, version: number) =>
    db
      .selectFrom('auth_two_factor')
      .select(['id', 'user_id', 'secret', 'backup_codes'])
      .where((row) =>
        row.or([row('secret', 'not like', `$ba$${version}$%`), row('backup_codes', 'not like', `$ba$${version}$%`)]),
      )
      .execute(),

  /** Replaces the encrypted values unless the owner changed them meanwhile. */
  replaceCiphers: (
    db: Connection,
    row: { id: string; secret: string; backup_codes: string },
    ciphers: { secret: string; backup_codes: string },
  ) =>
    db
      .updateTable('auth_two_factor')
      .set(ciphers)
      .where('id', '=', row.id)
      .where('secret', '=', row.secret)
      .where('backup_codes', '=', row.backup_codes)
      .execute(),
};
