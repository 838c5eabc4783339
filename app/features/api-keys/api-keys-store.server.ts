import { sql, type Insertable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { ApiKeysTable } from './api-keys-tables.server.ts';

/** The api_keys table. */
export const apiKeysStore = {
  /** A key by the start of its secret, with the person it acts for, in one statement. */
  findByStart: (db: Connection, start: string) =>
    db
      .selectFrom('api_keys')
      .innerJoin('auth_user', 'auth_user.id', 'api_keys.user_id')
      .leftJoin('profiles', 'profiles.id', 'api_keys.user_id')
      .select([
        'api_keys.id',
        'api_keys.secret_hash',
        'api_keys.scopes',
        'api_keys.per_minute',
        'api_keys.professional_id',
        'api_keys.expires_at',
        'api_keys.revoked_at',
        'auth_user.id as user_id',
        'auth_user.email',
        'auth_user.two_factor_enabled',
        'profiles.first_name',
        'profiles.last_name',
        'profiles.phone',
        'profiles.profile_photo_url',
        'profiles.type',
      ])
      .where('api_keys.start', '=', start)
      .executeTakeFirst(),

  /** Newest first. */
  listOfUser: (db: Connection, userId: string) =>
    db
      .selectFrom('api_keys')
      .select([
        'id',
        'professional_id',
        'name',
        'start',
        'scopes',
        'per_minute',
        'created_at',
        'expires_at',
        'last_used_at',
        'revoked_at',
      ])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute(),

  countActive: async (db: Connection, userId: string) => {
    const { count } = await db
      .selectFrom('api_keys')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', sql<Date>`now()`)]))
      .executeTakeFirstOrThrow();
    return count;
  },

  insert: (trx: Transaction, key: Insertable<ApiKeysTable>) =>
    trx.insertInto('api_keys').values(key).returningAll().executeTakeFirstOrThrow(),

  setUsed: (db: Connection, id: string) =>
    db
      .updateTable('api_keys')
      .set({ last_used_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute(),

  /** @returns the key, unless it was revoked before or is not this person's */
  revoke: (trx: Transaction, userId: string, id: string) =>
    trx
      .updateTable('api_keys')
      .set({ revoked_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .returning(['id', 'name'])
      .executeTakeFirst(),

  findOfUser: (db: Connection, userId: string, id: string) =>
    db.selectFrom('api_keys').select('id').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst(),

  deleteEndedBefore: (db: Connection, before: Date) =>
    db
      .deleteFrom('api_keys')
      .where((where) => where.or([where('revoked_at', '<', before), where('expires_at', '<', before)]))
      .execute(),
};
