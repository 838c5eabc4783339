import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { ReminderHours } from '#app/features/notices/reminder-rules.ts';

/** The booking_reminders table, and the visits that are due for a reminder. */
export const remindersStore = {
  /**
   * Confirmed visits that start within the range, had that time before the reminder was due, and were not reminded of
   * at that time yet.
   */
  findDue: (db: Connection, { hours, from, until }: { hours: ReminderHours; from: Date; until: Date }, limit: number) =>
    db
      .selectFrom('bookings')
      .select(['id', 'start_time'])
      .where('status', '=', 'confirmed')
      .where('start_time', '>', from)
      .where('start_time', '<=', until)
      .where('created_at', '<', sql<Date>`bookings.start_time - make_interval(hours => ${hours})`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('booking_moves')
              .select('booking_moves.id')
              .whereRef('booking_moves.booking_id', '=', 'bookings.id')
              .where('booking_moves.moved_at', '>=', sql<Date>`bookings.start_time - make_interval(hours => ${hours})`),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('booking_reminders')
              .select('hours')
              .whereRef('booking_reminders.booking_id', '=', 'bookings.id')
              .whereRef('booking_reminders.starts_at', '=', 'bookings.start_time')
              .where('booking_reminders.hours', '=', hours),
          ),
        ),
      )
      .orderBy('start_time')
      .limit(limit)
      .execute(),

  /** @returns false if another instance was first */
  claim: async (trx: Transaction, reminder: { booking_id: string; starts_at: Date; hours: ReminderHours }) => {
    const result = await trx
      .insertInto('booking_reminders')
      .values(reminder)
      .onConflict((conflict) => conflict.columns(['booking_id', 'starts_at', 'hours']).doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
};
