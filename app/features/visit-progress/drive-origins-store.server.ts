import type { Connection } from '#app/platform/database/database.server.ts';

/** Reads bookings and professionals for the guess of a drive. */
export const driveOriginsStore = {
  /** Where the professional of a visit comes from: the visit before it on the same half day, and their base. */
  findOrigin: (db: Connection, bookingId: string, since: Date) =>
    db
      .selectFrom('bookings')
      .innerJoin('professionals', 'professionals.id', 'bookings.professional_id')
      .select((select) => [
        'bookings.location',
        'professionals.latitude',
        'professionals.longitude',
        select
          .selectFrom('bookings as earlier')
          .select('earlier.location')
          .whereRef('earlier.professional_id', '=', 'bookings.professional_id')
          .where('earlier.status', 'in', ['confirmed', 'completed'])
          .where('earlier.start_time', '>=', since)
          .whereRef('earlier.start_time', '<', 'bookings.start_time')
          .orderBy('earlier.start_time', 'desc')
          .limit(1)
          .as('location_before'),
      ])
      .where('bookings.id', '=', bookingId)
      .executeTakeFirst(),
};
