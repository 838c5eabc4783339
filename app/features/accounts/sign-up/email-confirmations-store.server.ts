import type { Connection } from '#app/platform/database/database.server.ts';

type EmailConfirmation = { token_hash: string; user_id: string; return_to: string; expires_at: Date };

/** The email_confirmations table: pending links to unconfirmed emails. */
export const emailConfirmationsStore = {
  insert: (db: Connection, confirmation: EmailConfirmation) =>
    db.insertInto('email_confirmations').values(confirmation).execute(),

  /** Also finds expired links, for where they lead. */
  find: (db: Connection, tokenHash: string) =>
    db
      .selectFrom('email_confirmations')
      .innerJoin('auth_user', 'auth_user.id', 'email_confirmations.user_id')
      .select(['user_id', 'email', 'email_verified', 'return_to', 'expires_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst(),

  deleteOfUser: (db: Connection, userId: string) =>
    db.deleteFrom('email_confirmations').where('user_id', '=', userId).execute(),

  /** Deletes links that ended before an instant; until then a dead link still knows where its reader was going. */
  deleteEndedBefore: (db: Connection, instant: Date) =>
    db.deleteFrom('email_confirmations').where('expires_at', '<', instant).execute(),
};
