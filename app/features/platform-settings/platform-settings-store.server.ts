import { sql, type Insertable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { PlatformSettingsTable } from './platform-settings-tables.server.ts';

/** The platform_settings table, append-only in the database. */
export const platformSettingsStore = {
  findLatest: (db: Connection) =>
    db.selectFrom('platform_settings').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirstOrThrow(),

  /**
   * Inserts a version.
   * @returns false if it exists already
   */
  insert: async (trx: Transaction, settings: Insertable<PlatformSettingsTable>) => {
    const result = await trx
      .insertInto('platform_settings')
      .values(settings)
      .onConflict((conflict) => conflict.column('version').doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** Lists the latest versions with who made them, newest first. */
  listLatest: (db: Connection, limit: number) =>
    db
      .selectFrom('platform_settings')
      .leftJoin('profiles', 'profiles.id', 'platform_settings.changed_by')
      .selectAll('platform_settings')
      .select(sql<string>`btrim(concat_ws(' ', profiles.first_name, profiles.last_name))`.as('changed_by_name'))
      .orderBy('version', 'desc')
      .limit(limit)
      .execute(),
};

export type SettingsRow = Awaited<ReturnType<typeof platformSettingsStore.findLatest>>;
