import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import { sessionTokenHash } from '#app/platform/auth/session-token.server.ts';

/** The auth_session table as shown to owners; the authentication library writes the rest. */
export const sessionsStore = {
  /** Lists live sessions, most recently seen first; no tokens. */
  findLiveOfUser: (db: Connection, userId: string) =>
    db
      .selectFrom('auth_session')
      .select(['id', 'ip_address', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date())
      .orderBy('last_seen_at', 'desc')
      .execute(),

  setSeen: (db: Connection, id: string) =>
    db
      .updateTable('auth_session')
      .set({ last_seen_at: sql`now()` })
      .where('id', '=', id)
      .execute(),

  /** @returns false if this user has no such session */
  deleteOfUser: async (db: Connection, userId: string, id: string) => {
    const result = await db
      .deleteFrom('auth_session')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  },

  /** @returns how many ended */
  deleteOthersOfUser: async (db: Connection, userId: string, keptId?: string) => {
    const others = db.deleteFrom('auth_session').where('user_id', '=', userId);
    const result = await (keptId === undefined ? others : others.where('id', '!=', keptId)).executeTakeFirst();
    return Number(result.numDeletedRows);
  },

  /** @returns how many were deleted, `limit` at most */
  deleteEndedBefore: async (db: Connection, instant: Date, limit: number) => {
    const ended = db.selectFrom('auth_session').select('id').where('expires_at', '<', instant).limit(limit);
    const result = await db.deleteFrom('auth_session').where('id', 'in', ended).executeTakeFirst();
    return Number(result.numDeletedRows);
  },

  /** Hashes tokens stored as plain text, as sessionTokenHash does. */
  hashPlainTokens: (db: Connection) =>
    sql`update auth_session set token = rtrim(translate(encode(sha256(convert_to(token, 'UTF8')), 'base64'), '+/', '-_'), '=')
      where token ~ '^[a-zA-Z0-9]{32}$'`.execute(db),

  /** Ends all other sessions, for a session that just got a new token and with it a new id. */
  deleteAllButToken: (db: Connection, userId: string, token: string) =>
    db.deleteFrom('auth_session').where('user_id', '=', userId).where('token', '!=', sessionTokenHash(token)).execute(),

  deleteByToken: (db: Connection, token: string) =>
    db.deleteFrom('auth_session').where('token', '=', sessionTokenHash(token)).execute(),
};
