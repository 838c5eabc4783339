import type { Insertable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { VisitStepsTable } from './visit-steps-tables.server.ts';

/** The visit_steps table. */
export const visitStepsStore = {
  list: (db: Connection, bookingId: string) =>
    db
      .selectFrom('visit_steps')
      .select(['id', 'step', 'pressed_at', 'recorded_at', 'drive_minutes', 'undoes'])
      .where('booking_id', '=', bookingId)
      .orderBy('position')
      .execute(),

  listOfBookings: (db: Connection, bookingIds: readonly string[]) =>
    db
      .selectFrom('visit_steps')
      .select(['booking_id', 'id', 'step', 'pressed_at', 'recorded_at', 'drive_minutes', 'undoes'])
      .where('booking_id', 'in', bookingIds)
      .orderBy('booking_id')
      .orderBy('position')
      .execute(),

  insert: async (trx: Transaction, row: Insertable<VisitStepsTable>): Promise<void> => {
    await trx.insertInto('visit_steps').values(row).execute();
  },

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
