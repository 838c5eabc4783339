import { sql, type Insertable, type Selectable } from 'kysely';
import { databasePool, type Connection, type Transaction } from '#app/platform/database/database.server.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';
import type { ApiKeysTable } from './api-keys-tables.server.ts';

type Key = Selectable<ApiKeysTable>;
type Person = Selectable<Tables['auth_user']>;
type Profile = Selectable<Tables['profiles']>;

/** A key with the person it acts for, who has all or nothing of a profile. */
export type KeyWithOwner = Omit<Key, 'name' | 'created_at' | 'last_used_at'> &
  Pick<Person, 'email' | 'two_factor_enabled'> & {
    first_name: Profile['first_name'] | null;
    last_name: Profile['last_name'] | null;
    phone: Profile['phone'] | null;
    profile_photo_url: Profile['profile_photo_url'];
    type: Profile['type'];
  };

/** A key by the start of its secret. It is read on every call, of which Kysely's compiling would be a fifth. */
const keyOf = (start: string) => `
  select k.id, k.start, k.secret_hash, k.scopes, k.per_minute, k.professional_id, k.expires_at, k.revoked_at,
    u.id as user_id, u.email, u.two_factor_enabled,
    p.first_name, p.last_name, p.phone, p.profile_photo_url, p.type
  from api_keys k join auth_user u on u.id = k.user_id left join profiles p on p.id = k.user_id
  where k.start = ${start}`;

/** The starts are JSON, whose rows PostgreSQL estimates alike however many there are, so that it plans once. */
const keysOfSeveral = `
  select found.* from json_array_elements_text($1::json) as asked(wanted)
    cross join lateral (${keyOf('asked.wanted')} offset 0) as found`;

/** The api_keys table. */
export const apiKeysStore = {
  /** A key by the start of its secret, which is unique, with the person it acts for. */
  findByStart: async (start: string): Promise<KeyWithOwner | undefined> => {
    const { rows } = await databasePool().query<KeyWithOwner>({ name: 'api-key', text: keyOf('$1'), values: [start] });
    return rows[0];
  },

  /** Several at once. */
  listByStarts: async (starts: readonly string[]): Promise<KeyWithOwner[]> => {
    const values = [JSON.stringify(starts)];
    const { rows } = await databasePool().query<KeyWithOwner>({ name: 'api-keys', text: keysOfSeveral, values });
    return rows;
  },

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
