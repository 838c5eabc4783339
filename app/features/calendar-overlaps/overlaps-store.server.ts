import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';

/** Reads paid visits and busy times together. */
export const overlapsStore = {
  /** A professional's coming paid visits during which they are busy in one of their own calendars, earliest first. */
  list: async (db: Connection, professionalId: string, limit: number) => {
    const { rows } = await sql<{ id: string; start_time: Date; end_time: Date; service_name: string }>`
      select id, start_time, end_time, service_name from bookings
      where professional_id = ${professionalId}::uuid and status = 'confirmed' and booking_date > now()
        and exists (
          select from outside_busy_times busy
          where busy.professional_id = bookings.professional_id
            and busy.start_time > bookings.start_time - interval '24 hours'
            and busy.start_time < bookings.end_time and busy.end_time > bookings.start_time)
      order by booking_date limit ${limit}`.execute(db);
    return rows;
  },
};
