import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import { serviceColumns } from '#app/features/services/answers/services.server.ts';
import type { EntrySource } from './entry-source.ts';

// Bookings reach 3 months ahead; anything later does not matter.
const horizon = sql`now() + interval '4 months'`;
// Prices stay text: as a JSON number, 80.00 would be read as 80.
const serviceFields = sql.join(
  serviceColumns.map(
    (column) => sql`${sql.lit(column)}, ${column === 'price' ? sql`s.price::text` : sql.ref(`s.${column}`)}`,
  ),
);
const minutes = (column: string, round: 'floor' | 'ceil') =>
  sql`${sql.raw(round)}(extract(epoch from ${sql.ref(column)}) / 60)::bigint`;

/**
 * The source data of entries. The only place that reads tables of several rooms in one statement: asking each room
 * for its part of 20,000 professionals would take a query per part.
 */
export const directorySourcesStore = {
  /** Lists the sources of those among these professionals who are listed (verified or approved, OPEN-15). */
  listSources: async (db: Connection, professionalIds: readonly string[]): Promise<EntrySource[]> => {
    const { rows } = await sql<EntrySource>`
      select p.id, p.profile_id, f.first_name, f.last_name, f.profile_photo_url, p.headline, p.bio, p.service_area,
        p.service_area_zip, p.latitude, p.longitude, p.time_zone, p.service_radius, p.years_experience, p.image,
        p.verified, p.is_approved, p.stripe_account_id, p.stripe_account_status, p.approved_categories, r.rating, coalesce(r.review_count, 0) as review_count,
        (select last_day::text from professional_licenses l where l.professional_id = p.id) as last_licensed_day,
        (select w.url from work_photos w where w.professional_id = p.id and w.removed_at is null
           order by w.order_index, w.id limit 1) as work_photo,
        (select minimum_notice_hours from platform_settings order by version desc limit 1) as minimum_notice_hours,
        (select coalesce(json_agg(json_build_object(${serviceFields}, 'time', case when t.id is not null then
               json_build_object('duration', t.duration, 'buffer', t.buffer_time) end) order by s.id), '[]')
           from services s left join service_times t on t.service_id = s.id where s.professional_id = p.id) as services,
        (select json_agg(json_build_object('day', h.day, 'isWorking', h.is_working, 'start', h.start_time, 'end', h.end_time))
           from professional_hours h where h.professional_id = p.id) as hours,
        (select coalesce(json_agg(json_build_array(${minutes('b.start_time', 'floor')}, ${minutes('b.end_time', 'ceil')})
             order by b.start_time), '[]')
           from blocked_time_slots b
           where b.professional_id = p.id and b.end_time >= now() and b.start_time < ${horizon}) as blocked,
        (select coalesce(json_agg(json_build_array(${minutes('o.start_time', 'floor')}, ${minutes('o.end_time', 'ceil')})
             order by o.start_time), '[]')
           from outside_busy_times o
           where o.professional_id = p.id and o.start_time > now() - interval '24 hours' and o.start_time < ${horizon}) as away,
        (select coalesce(json_agg(json_build_array(${minutes('k.start_time', 'floor')}, ${minutes('k.busy_until', 'ceil')})
             order by k.start_time), '[]')
           from (select start_time, busy_until from bookings
             where professional_id = p.id and status in ('pending', 'confirmed') and busy_until > now()
             union all
             select start_time, busy_until from hand_entered_visits
             where professional_id = p.id and paid_at is null and removed_at is null and busy_until > now()) k) as busy
      from professionals p join profiles f on f.id = p.profile_id left join professional_ratings r on r.professional_id = p.id
      where p.id = any(${[...professionalIds]}::uuid[]) and (p.verified or p.is_approved)`.execute(db);
    return rows;
  },

  /** Lists ids of all professionals after an id, in order. */
  listIdsAfter: async (db: Connection, after: string | null, limit: number): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      select id from professionals where ${after}::uuid is null or id > ${after}::uuid order by id limit ${limit}`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  },

  /** Lists professionals who should be listed but have no entry. */
  listMissingIds: async (db: Connection, limit: number): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      select p.id from professionals p
      where (p.verified or p.is_approved)
        and not exists (select from directory_entries e where e.professional_id = p.id)
      limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  },
};
