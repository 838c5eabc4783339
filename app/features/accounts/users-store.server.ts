import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';

/** The auth_user table next to what the authentication library does with it; a user and their profile have one id. */
export const usersStore = {
  findById: (db: Connection, id: string) =>
    db.selectFrom('auth_user').select(['id', 'email']).where('id', '=', id).executeTakeFirst(),

  listEmails: (db: Connection, ids: readonly string[]) =>
    ids.length === 0
      ? []
      : db
          .selectFrom('auth_user')
          .select(['id', 'email'])
          .where('id', 'in', [...ids])
          .execute(),

  findByEmail: (db: Connection, email: string) =>
    db
      .selectFrom('auth_user')
      .select(['id', 'email', 'email_verified'])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst(),

  /** @returns the previous email */
  setEmail: async (db: Connection, id: string, email: string) => {
    const before = await db
      .selectFrom('auth_user')
      .select('email')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await db.updateTable('auth_user').set({ email, email_verified: true }).where('id', '=', id).execute();
    return before.email;
  },

  /** Creates a user with a confirmed email and a password account; for the operator's commands. */
  insertConfirmed: async (db: Connection, email: string, passwordHash: string) => {
    const { id } = await db
      .insertInto('auth_user')
      .values({ name: email, email: email.toLowerCase(), email_verified: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into auth_account (user_id, account_id, provider_id, password)
      values (${id}, ${id}, 'credential', ${passwordHash})`.execute(db);
    return id;
  },
};
