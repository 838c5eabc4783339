import type { Connection } from '#app/platform/database/database.server.ts';

/** A user's sign-in methods: the auth_account table, and pending entries in auth_verification. */
export const signInMethodsStore = {
  /** Finds the user who signs in with an account at a provider. */
  findUserOf: (db: Connection, providerId: string, accountId: string) =>
    db
      .selectFrom('auth_account')
      .select('user_id')
      .where('provider_id', '=', providerId)
      .where('account_id', '=', accountId)
      .executeTakeFirst(),

  findOfUser: (db: Connection, userId: string) =>
    db.selectFrom('auth_account').select(['provider_id', 'password']).where('user_id', '=', userId).execute(),

  /** Deletes the devices trusted to skip the code. */
  deleteTrustedDevices: (db: Connection, userId: string) =>
    db
      .deleteFrom('auth_verification')
      .where('value', '=', userId)
      .where('identifier', 'like', 'trust-device-%')
      .execute(),
};
