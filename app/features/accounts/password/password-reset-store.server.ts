import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';

const prefix = 'reset-password:';

/** The recovery sessions of mailed links, and what a new password changes. Only hashes of the links are stored. */
export const passwordResetStore = {
  insert: (db: Connection, { tokenHash, userId, seconds }: { tokenHash: string; userId: string; seconds: number }) =>
    sql`insert into auth_verification (identifier, value, expires_at)
      values (${prefix + tokenHash}, ${userId}, now() + make_interval(secs => ${seconds}))`.execute(db),

  /** @returns the session's owner and end; undefined if there is none */
  find: async (db: Connection, tokenHash: string) => {
    const { rows } = await sql<{ email: string; expires_at: Date }>`select email, expires_at from auth_verification
      join auth_user on auth_user.id::text = value
      where identifier = ${prefix + tokenHash} and expires_at > now()`.execute(db);
    return rows[0];
  },

  /** Finds the owner of a link, even after its end while its row is kept. */
  findOwner: async (db: Connection, tokenHash: string) => {
    const { rows } = await sql<{
      user_id: string;
    }>`select value as user_id from auth_verification where identifier = ${prefix + tokenHash}`.execute(db);
    return rows[0]?.user_id;
  },

  /**
   * Consumes the session.
   * @returns its owner; undefined for all but the first caller
   */
  take: async (trx: Transaction, tokenHash: string) => {
    const { rows } = await sql<{ user_id: string }>`delete from auth_verification
      where identifier = ${prefix + tokenHash} and expires_at > now() returning value as user_id`.execute(trx);
    return rows[0]?.user_id;
  },

  /** Deletes what started under the old password: other links, sign-ins that still owe their code, trusted devices. */
  deleteAll: (trx: Transaction, userId: string) =>
    sql`delete from auth_verification where value = ${userId}`.execute(trx),

  /** Blocks sign-ins of this user until the transaction ends: a new session needs the row locked here. */
  lockUser: async (trx: Transaction, userId: string) => {
    const { rows } = await sql<{ email: string }>`select email from auth_user where id = ${userId} for update`.execute(
      trx,
    );
    return rows[0]?.email;
  },

  /** Also for a user without a password; the link has proven the email. */
  setPassword: async (trx: Transaction, userId: string, passwordHash: string) => {
    const { numAffectedRows } = await sql`update auth_account set password = ${passwordHash}, updated_at = now()
      where user_id = ${userId} and provider_id = 'credential'`.execute(trx);
    if (!numAffectedRows) {
      await sql`insert into auth_account (user_id, account_id, provider_id, password)
        values (${userId}, ${userId}, 'credential', ${passwordHash})`.execute(trx);
    }
    await sql`update auth_user set email_verified = true, updated_at = now() where id = ${userId}`.execute(trx);
  },

  /** Finds the password hash of the account with this email. */
  findPasswordHash: async (db: Connection, email: string) => {
    const { rows } = await sql<{ password: string | null }>`select password from auth_account
      join auth_user on auth_user.id = user_id where lower(email) = lower(${email}) and provider_id = 'credential'`.execute(
      db,
    );
    return rows[0]?.password ?? undefined;
  },
};
