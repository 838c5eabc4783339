import type { Insertable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { BookingMovesTable } from './booking-moves-tables.server.ts';

/** The booking_moves table. */
export const bookingMovesStore = {
  insert: async (trx: Transaction, move: Insertable<BookingMovesTable>) => {
    const { id } = await trx.insertInto('booking_moves').values(move).returning('id').executeTakeFirstOrThrow();
    return id;
  },

  findById: (db: Connection, id: string) =>
    db.selectFrom('booking_moves').selectAll().where('id', '=', id).executeTakeFirst(),

  findLatest: (db: Connection, bookingId: string) =>
    db
      .selectFrom('booking_moves')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst(),

  listOfBooking: (db: Connection, bookingId: string) =>
    db.selectFrom('booking_moves').selectAll().where('booking_id', '=', bookingId).orderBy('number').execute(),
};
