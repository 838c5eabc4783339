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
};
