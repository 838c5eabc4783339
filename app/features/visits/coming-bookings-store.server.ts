import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import { liveBookingStatuses } from '#app/features/bookings/booking.ts';

/** The longest possible visit (a day): a visit that is still under way cannot have begun earlier. */
const longest = 86_400_000;

/** A professional's upcoming bookings. */
export const comingBookingsStore = {
  list: (db: Connection, professionalId: string, after: Date) =>
    db
      .selectFrom('bookings')
      .leftJoin('profiles', 'profiles.id', 'bookings.client_id')
      .select(['bookings.id', 'status', 'service_id', 'service_name', 'start_time', 'end_time'])
      .select(sql<string>`btrim(concat_ws(' ', first_name, last_name))`.as('client_name'))
      .where('professional_id', '=', professionalId)
      .where('status', 'in', liveBookingStatuses)
      .where('booking_date', '>', new Date(after.getTime() - longest))
      .where('end_time', '>', after)
      .orderBy('booking_date')
      .$narrowType<{ status: (typeof liveBookingStatuses)[number] }>()
      .execute(),
};
