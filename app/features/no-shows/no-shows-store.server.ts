import type { Updateable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { NoShowsTable } from './no-shows-tables.server.ts';

type Press = { id: string; booking_id: string; pressed_at: Date; recorded_at: Date };

/** The no_shows table: when a professional found nobody, and what followed. */
export const noShowsStore = {
  find: (db: Connection, id: string) => db.selectFrom('no_shows').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The one of a booking that was not taken back. */
  findStanding: (db: Connection, bookingId: string) =>
    db
      .selectFrom('no_shows')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst(),

  insert: async (trx: Transaction, press: Press): Promise<void> => {
    await trx.insertInto('no_shows').values(press).execute();
  },

  change: async (trx: Transaction, id: string, changes: Updateable<NoShowsTable>): Promise<void> => {
    await trx.updateTable('no_shows').set(changes).where('id', '=', id).execute();
  },

  /** Bookings that were closed before an instant and are still to be cancelled; those with an open problem wait for it. */
  listClosed: async (db: Connection, before: Date, limit: number): Promise<string[]> => {
    const rows = await db
      .selectFrom('no_shows')
      .innerJoin('bookings', 'bookings.id', 'no_shows.booking_id')
      .leftJoin('problem_reports', (join) =>
        join.onRef('problem_reports.booking_id', '=', 'bookings.id').on('problem_reports.status', '=', 'open'),
      )
      .select('no_shows.booking_id')
      .where('no_shows.closed_at', '<=', before)
      .where('no_shows.settled_at', 'is', null)
      .where('no_shows.withdrawn_at', 'is', null)
      .where('bookings.status', '=', 'confirmed')
      .where('problem_reports.id', 'is', null)
      .orderBy('no_shows.closed_at')
      .limit(limit)
      .execute();
    return rows.map(({ booking_id }) => booking_id);
  },
};
