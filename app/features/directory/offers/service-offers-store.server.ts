import { sql } from 'kysely';
import { fallbackServiceTime } from '#app/features/slot-rules/availability-limits.ts';
import type { Connection } from '#app/platform/database/database.server.ts';

export type ServiceOfferRow = { name: string; price: string; duration: number; professionals: number };

/** Reads what listed professionals offer, over the tables of three rooms: asked for each by itself, it would not add up. */
export const serviceOffersStore = {
  /** Summarizes the services with these names, in lower case: lowest price, shortest duration, number of professionals. */
  summarize: async (db: Connection, names: readonly string[]): Promise<ServiceOfferRow[]> => {
    const { rows } = await sql<ServiceOfferRow>`
      select lower(s.name) as name, min(s.price)::text as price,
        min(coalesce(nullif(t.duration, 0), nullif(s.duration, 0), ${sql.lit(fallbackServiceTime.duration)}))::int as duration,
        count(distinct s.professional_id)::int as professionals
      from services s
        join directory_entries e on e.professional_id = s.professional_id
        left join service_times t on t.service_id = s.id
      where lower(s.name) = any(${[...names]}::text[])
      group by 1`.execute(db);
    return rows;
  },
};
