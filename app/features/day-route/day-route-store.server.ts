import type { Connection } from '#app/platform/database/database.server.ts';

/** Reads a professional's paid bookings by date, using the index on professional and date. */
export const dayRouteStore = {
  listBookings: (db: Connection, professionalId: string, { from, to }: { from: Date; to: Date }) =>
    db
      .selectFrom('bookings')
      .leftJoin('profiles', 'profiles.id', 'bookings.client_id')
      .select([
        'bookings.id',
        'bookings.client_id',
        'bookings.status',
        'bookings.service_name',
        'bookings.start_time',
        'bookings.end_time',
        'bookings.location',
        'profiles.first_name',
        'profiles.last_name',
      ])
      .where('bookings.professional_id', '=', professionalId)
      .where('bookings.status', 'in', ['confirmed', 'completed'])
      .where('bookings.booking_date', '>=', from)
      .where('bookings.booking_date', '<', to)
      .orderBy('bookings.booking_date')
      .orderBy('bookings.id')
      .execute(),
};

export type BookingRow = Awaited<ReturnType<typeof dayRouteStore.listBookings>>[number];
