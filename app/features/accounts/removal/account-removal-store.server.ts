import { sql } from 'kysely';
import { adminRoles, isAdminProfile } from '#app/platform/access/profile-types.ts';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';

/** What removing an account reads and writes: the auth_* tables and profiles. */
export const accountRemovalStore = {
  /** Locks the user until the transaction ends: no row that references the user can be added meanwhile. */
  lockUser: async (trx: Transaction, userId: string): Promise<boolean> => {
    const user = await trx.selectFrom('auth_user').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
    await trx.selectFrom('profiles').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
    return user !== undefined;
  },

  /**
   * Locks a user whose email was never confirmed.
   * @returns false for any other
   */
  lockUnconfirmed: async (trx: Transaction, userId: string): Promise<boolean> => {
    const user = trx.selectFrom('auth_user').select('id').where('id', '=', userId).where('email_verified', '=', false);
    return (await user.forUpdate().executeTakeFirst()) !== undefined;
  },

  isAdmin: async (db: Connection, userId: string): Promise<boolean> => {
    const profile = await db.selectFrom('profiles').select('role').where('id', '=', userId).executeTakeFirst();
    return isAdminProfile(profile);
  },

  /** Lists the administrators and locks their profiles: of two who leave at once, the second finds itself alone. */
  lockAdminIds: async (trx: Transaction): Promise<string[]> => {
    const rows = await trx
      .selectFrom('profiles')
      .select('id')
      .where('role', 'in', adminRoles)
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Deletes the user with profile, sessions, sign-in methods and pending links. */
  remove: async (trx: Transaction, userId: string, email: string): Promise<void> => {
    await sql`delete from auth_verification where value = ${userId} or identifier = ${email.toLowerCase()}`.execute(
      trx,
    );
    await trx.deleteFrom('auth_user').where('id', '=', userId).execute();
  },
};
