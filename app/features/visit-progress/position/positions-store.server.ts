import type { Connection, Transaction } from '#app/platform/database/database.server.ts';

type Position = { latitude: number; longitude: number; at: Date };

/** Where professionals on the way are: the last position of a visit, and nothing before it. */
export const positionsStore = {
  find: async (db: Connection, bookingId: string, since: Date): Promise<Position | undefined> => {
    const row = await db
      .selectFrom('visit_positions')
      .select(['latitude', 'longitude', 'at'])
      .where('booking_id', '=', bookingId)
      .where('at', '>', since)
      .executeTakeFirst();
    return row && { latitude: Number(row.latitude), longitude: Number(row.longitude), at: row.at };
  },

  save: async (trx: Transaction, bookingId: string, position: Position): Promise<void> => {
    await trx
      .insertInto('visit_positions')
      .values({ booking_id: bookingId, ...position })
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(position))
      .execute();
  },

  remove: async (db: Connection, bookingId: string): Promise<void> => {
    await db.deleteFrom('visit_positions').where('booking_id', '=', bookingId).execute();
  },

  removeOfProfessional: async (trx: Transaction, professionalId: string): Promise<void> => {
    const own = trx.selectFrom('bookings').select('id').where('professional_id', '=', professionalId);
    await trx.deleteFrom('visit_positions').where('booking_id', 'in', own).execute();
  },

  removeOlder: async (db: Connection, before: Date): Promise<void> => {
    await db.deleteFrom('visit_positions').where('at', '<=', before).execute();
  },
};
