import { sql } from 'kysely';
import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';

/** The listed professionals, for sitemaps. */
export const directorySitemapStore = {
  count: async (db: ReadOnlyConnection): Promise<number> => {
    const { count } = await db
      .selectFrom('directory_entries')
      .select(sql<string>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** Lists ids in a stable order, each with the last change of what its page shows. */
  list: async (
    db: ReadOnlyConnection,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<{ id: string; changed_at: Date }[]> => {
    const { rows } = await sql<{ id: string; changed_at: Date }>`
      select e.professional_id as id, greatest(p.updated_at, f.updated_at,
        (select max(s.updated_at) from services s where s.professional_id = e.professional_id),
        (select max(greatest(w.created_at, w.removed_at)) from work_photos w where w.professional_id = e.professional_id)) as changed_at
      from (select professional_id from directory_entries order by professional_id limit ${limit} offset ${offset}) e
      join professionals p on p.id = e.professional_id join profiles f on f.id = p.profile_id
      order by e.professional_id`.execute(db);
    return rows;
  },
};
