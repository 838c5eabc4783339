import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { adminRoles, type ProfileRole, type ProfileType } from '#app/platform/access/profile-types.ts';

export type NewProfile = {
  id: string;
  email: string;
  username: string;
  first_name: string;
  last_name: string;
  phone: string;
  type: ProfileType | null;
};

export type ApplicantProfile = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  username: string;
  profile_photo_url: string | null;
};

/** The profiles table. */
export const profilesStore = {
  findById: (db: Connection, id: string) =>
    db
      .selectFrom('profiles')
      .select(['id', 'first_name', 'last_name', 'email', 'phone', 'profile_photo_url', 'type', 'role'])
      .where('id', '=', id)
      .executeTakeFirst(),

  findByIdForChange: (trx: Transaction, id: string) =>
    trx.selectFrom('profiles').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

  findNames: (db: Connection, ids: string[]) =>
    db.selectFrom('profiles').select(['id', 'first_name', 'last_name']).where('id', 'in', ids).execute(),

  findContact: (db: Connection, id: string) =>
    db
      .selectFrom('profiles')
      .select(['id', 'first_name', 'last_name', 'email', 'phone'])
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Lists which of these URLs are a profile's photo. */
  listPhotosAmong: async (db: Connection, addresses: readonly string[]): Promise<string[]> => {
    const rows = await db
      .selectFrom('profiles')
      .select('profile_photo_url')
      .where('profile_photo_url', '=', sql<string>`any(${addresses}::text[])`)
      .execute();
    return rows.map(({ profile_photo_url }) => profile_photo_url ?? '');
  },

  usernameExists: async (db: Connection, username: string) =>
    (await db
      .selectFrom('profiles')
      .select('id')
      .where(sql`username_key(username)`, '=', sql`username_key(${username})`)
      .executeTakeFirst()) !== undefined,

  /** @returns false if this user has a profile */
  insert: async (db: Connection, profile: NewProfile) => {
    const result = await db
      .insertInto('profiles')
      .values(profile)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  setType: (db: Connection, id: string, type: ProfileType) =>
    db.updateTable('profiles').set({ type, updated_at: new Date() }).where('id', '=', id).execute(),

  /** @returns false if the profile has a type */
  setTypeIfEmpty: async (db: Connection, id: string, type: ProfileType) => {
    const result = await db
      .updateTable('profiles')
      .set({ type, updated_at: new Date() })
      .where('id', '=', id)
      .where('type', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },

  /** Names, phone and picture only; the platform sets every other column (OPEN-19). */
  setDetails: (
    db: Connection,
    id: string,
    details: { first_name: string; last_name: string; phone: string; profile_photo_url?: string | null },
  ) =>
    db
      .updateTable('profiles')
      .set({ ...details, updated_at: new Date() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),

  /** The applicant's personal details; the type becomes professional (GUARD-017). */
  saveApplicant: (db: Connection, profile: ApplicantProfile) =>
    db
      .insertInto('profiles')
      .values({ ...profile, type: 'professional' })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          first_name: ref('excluded.first_name'),
          last_name: ref('excluded.last_name'),
          phone: ref('excluded.phone'),
          username: ref('excluded.username'),
          profile_photo_url: sql`coalesce(excluded.profile_photo_url, profiles.profile_photo_url)`,
          type: ref('excluded.type'),
          updated_at: new Date(),
        })),
      )
      .execute(),

  listAdminIds: async (db: Connection): Promise<string[]> => {
    const rows = await db.selectFrom('profiles').select('id').where('role', 'in', adminRoles).execute();
    return rows.map(({ id }) => id);
  },

  /** Lists which of these users are administrators. */
  adminsAmong: (db: Connection, ids: readonly string[]) =>
    db.selectFrom('profiles').select('id').where('role', 'in', adminRoles).where('id', 'in', ids).execute(),

  setEmail: (db: Connection, id: string, email: string) =>
    db.updateTable('profiles').set({ email, updated_at: new Date() }).where('id', '=', id).execute(),

  setRole: (db: Connection, id: string, role: ProfileRole) =>
    db.updateTable('profiles').set({ role, updated_at: new Date() }).where('id', '=', id).execute(),
};
