import { sql, type Selectable } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import type { FavouritesTable } from './favourites-tables.server.ts';

/** The favourites table. Every statement is restricted to the owner, so nobody else's rows are reachable. */
export const favouritesStore = {
  /** Newest first. */
  listByOwner: (db: Connection, profileId: string): Promise<Omit<Selectable<FavouritesTable>, 'profile_id'>[]> =>
    db
      .selectFrom('favourites')
      .select(['professional_id', 'created_at'])
      .where('profile_id', '=', profileId)
      .orderBy('created_at', 'desc')
      .orderBy('professional_id')
      .execute(),

  /** @returns false if `most` others are already saved */
  save: async (db: Connection, profileId: string, professionalId: string, most: number): Promise<boolean> => {
    const { rows } = await sql`
      insert into favourites (profile_id, professional_id)
      select ${profileId}::uuid, ${professionalId}::uuid
      where (select count(*) from favourites where profile_id = ${profileId} and professional_id <> ${professionalId}) < ${most}
      on conflict (profile_id, professional_id) do update set created_at = favourites.created_at
      returning 1`.execute(db);
    return rows.length > 0;
  },

  remove: async (db: Connection, profileId: string, professionalId: string): Promise<void> => {
    await db
      .deleteFrom('favourites')
      .where('profile_id', '=', profileId)
      .where('professional_id', '=', professionalId)
      .execute();
  },
};
