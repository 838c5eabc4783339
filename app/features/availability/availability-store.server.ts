import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';

export type CalendarRow = {
  hours: { day: string; is_working: boolean; start_time: string; end_time: string }[];
  blocked: { start: number; end: number }[];
  service_time: { duration: number; buffer_time: number } | null;
};

/** The professional_hours, service_times and blocked_time_slots tables. */
export const availabilityStore = {
  /** Hours, blocked slots between two instants and the service's times in one round trip; times in epoch minutes. */
  readCalendar: async (db: Connection, professionalId: string, serviceId: string | null, from: Date, to: Date) => {
    const { rows } = await sql<CalendarRow>`
      select
        coalesce((select json_agg(json_build_object('day', day, 'is_working', is_working,
            'start_time', start_time, 'end_time', end_time))
          from professional_hours where professional_id = ${professionalId}), '[]') as hours,
        coalesce((select json_agg(json_build_object(
            'start', floor(extract(epoch from start_time) / 60)::bigint,
            'end', ceil(extract(epoch from end_time) / 60)::bigint) order by start_time)
          from blocked_time_slots where professional_id = ${professionalId}
            and end_time >= ${from} and start_time < ${to}), '[]') as blocked,
        (select json_build_object('duration', duration, 'buffer_time', buffer_time)
          from service_times where service_id = ${serviceId}) as service_time`.execute(db);
    return rows[0] as CalendarRow;
  },

  listBlocked: (db: Connection, professionalId: string, from: Date, to: Date) =>
    db
      .selectFrom('blocked_time_slots')
      .select(['id', 'professional_id', 'start_time', 'end_time', 'reason'])
      .where('professional_id', '=', professionalId)
      .where('end_time', '>=', from)
      .where('start_time', '<', to)
      .orderBy('start_time')
      .execute(),
};
