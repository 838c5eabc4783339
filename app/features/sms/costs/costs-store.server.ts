import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import { platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { platformToday } from '../delivery/days-store.server.ts';

/** What a day or a month cost. */
export type CostRow = {
  period: string;
  texts: number;
  segments: number;
  delivered: number;
  failed: number;
  price_micros: number;
  unpriced: number;
};

/** Reads what was sent and what it cost, in Doorstep's zone. Texts that Twilio never got count nowhere. */
export const costsStore = {
  listPeriods: async (db: Connection, unit: 'day' | 'month', limit: number): Promise<CostRow[]> => {
    const format = unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM';
    const { rows } = await sql<CostRow>`
      select to_char(created_at at time zone ${platformTimeZone}, ${format}) as period,
        (count(*) filter (where sid is not null))::int as texts,
        coalesce(sum(segments) filter (where sid is not null), 0)::int as segments,
        (count(*) filter (where state = 'delivered'))::int as delivered,
        (count(*) filter (where state in ('undelivered', 'failed')))::int as failed,
        coalesce(sum(price_micros), 0)::float as price_micros,
        (count(*) filter (where sid is not null and price_micros is null))::int as unpriced
      from sms_messages
      where state not in ('queued', 'skipped') and created_at > now() - interval '1 year'
      group by 1 order by 1 desc limit ${limit}`.execute(db);
    return rows;
  },

  listToday: (db: Connection) =>
    db.selectFrom('sms_days').select(['purpose', 'segments', 'full_at']).where('day', '=', platformToday).execute(),

  listFailures: (db: Connection, limit: number) =>
    db
      .selectFrom('sms_messages')
      .select(['id', 'kind', 'error_code', 'reason', 'created_at'])
      .where((where) => where.or([where('state', 'in', ['undelivered', 'failed']), where('reason', '=', 'ceiling')]))
      .where('created_at', '>', sql<Date>`now() - interval '30 days'`)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute(),
};
