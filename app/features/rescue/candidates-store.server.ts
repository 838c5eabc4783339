import { CompiledQuery } from 'kysely';
import { fallbackServiceTime } from '#app/features/slot-rules/availability-limits.ts';
import type { Connection } from '#app/platform/database/database.server.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';

/** The cancelled visit, in the database's terms. */
export type Wanted = {
  clientId: string;
  /** Who cancelled; null if they have left. */
  professionalId: string | null;
  categoryId: string | null;
  serviceName: string;
  /** Minutes. */
  duration: number;
  /** What was paid, in dollars. */
  paid: string;
  /** Where it takes place, as a point on the unit sphere. */
  point: string;
  date: PlainDate;
};

export type Candidate = { professional_id: string; service_id: string; is_same_service: boolean };

// Of each professional the service that comes closest: the same name first, then the length that is booked. The free days
// are those of the shortest service; the hour itself is checked later, by the rules of a hold.
const candidates = `
  select professional_id, service_id, is_same_service from (
    select distinct on (e.professional_id) e.professional_id, s.id as service_id, lower(s.name) = lower($4) as is_same_service,
      e.rating, s.price
    from directory_entries e
      join professionals p on p.id = e.professional_id
      join services s on s.professional_id = e.professional_id
      left join service_times t on t.service_id = s.id
    where e.verified and p.stripe_account_id is not null and p.stripe_account_status is distinct from 'rejected'
      and s.stripe_price_id is not null
      and p.profile_id <> $1::uuid and p.id is distinct from $2::uuid
      and (s.category_id = $3 or lower(s.name) = lower($4)) and s.price <= $6::numeric
      and e.reach @> $7::cube and cube_distance(e.position, $7::cube) <= e.reach_chord
      and case when $8::date - e.free_from between 0 and length(e.free_days) - 1
        then get_bit(e.free_days, $8::date - e.free_from) = 1 else false end
    order by e.professional_id, lower(s.name) = lower($4) desc,
      abs(coalesce(nullif(t.duration, 0), nullif(s.duration, 0), ${fallbackServiceTime.duration}) - $5::int), s.price, s.id
  ) as closest
  order by is_same_service desc, rating desc, price, professional_id
  limit $9::int`;

/** Reads the directory's rows and the services behind them. */
export const candidatesStore = {
  /** Listed professionals who come to the place and offer something like it for no more, the best first. */
  list: async (db: Connection, wanted: Wanted, limit: number): Promise<Candidate[]> => {
    const { clientId, professionalId, categoryId, serviceName, duration, paid, point, date } = wanted;
    const values = [clientId, professionalId, categoryId, serviceName, duration, paid, point, date, limit];
    const { rows } = await db.executeQuery(CompiledQuery.raw(candidates, values) as CompiledQuery<Candidate>);
    return rows;
  },
};
