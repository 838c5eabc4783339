import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';

type EmailChange = { user_id: string; new_email: string; token_hash: string; expires_at: Date };

/** The email_changes table: one request per user. */
export const emailChangesStore = {
  put: (db: Connection, change: EmailChange) =>
    db
      .insertInto('email_changes')
      .values(change)
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...change, created_at: sql`now()` }))
      .execute(),

  findLiveOfUser: (db: Connection, userId: string) =>
    db
      .selectFrom('email_changes')
      .select(['new_email', 'expires_at'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date())
      .executeTakeFirst(),

  deleteOfUser: (db: Connection, userId: string) =>
    db.deleteFrom('email_changes').where('user_id', '=', userId).execute(),

  deleteEndedBefore: (db: Connection, instant: Date) =>
    db.deleteFrom('email_changes').where('expires_at', '<', instant).execute(),

  /** Finds the owner of an unused link, even if it has expired and is not deleted yet. */
  findOwner: async (db: Connection, tokenHash: string) =>
    (await db.selectFrom('email_changes').select('user_id').where('token_hash', '=', tokenHash).executeTakeFirst())
      ?.user_id,

  /** Consumes a link: of two concurrent calls, one gets the row. */
  take: (db: Connection, tokenHash: string) =>
    db
      .deleteFrom('email_changes')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', new Date())
      .returning(['user_id', 'new_email'])
      .executeTakeFirst(),
};
