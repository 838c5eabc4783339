import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { doorHoursAfter } from './door-link.ts';
import type { DoorLinksTable } from './door-links-tables.server.ts';

/** The door_links table. */
export const doorLinksStore = {
  findOfBooking: (db: Connection, bookingId: string) =>
    db.selectFrom('door_links').select('id').where('booking_id', '=', bookingId).executeTakeFirst(),

  findBooking: (db: Connection, id: string) =>
    db.selectFrom('door_links').select('booking_id').where('id', '=', id).executeTakeFirst(),

  insert: async (trx: Transaction, link: DoorLinksTable): Promise<void> => {
    await trx.insertInto('door_links').values(link).execute();
  },

  remove: async (trx: Transaction, bookingId: string): Promise<void> => {
    await trx.deleteFrom('door_links').where('booking_id', '=', bookingId).execute();
  },

  /** Removes those of visits that are over. */
  removeOver: async (db: Connection, now: Date): Promise<void> => {
    await db
      .deleteFrom('door_links')
      .using('bookings')
      .whereRef('bookings.id', '=', 'door_links.booking_id')
      .where((is) =>
        is.or([
          is('bookings.status', '<>', 'confirmed'),
          is('bookings.end_time', '<', sql<Date>`${now}::timestamptz - make_interval(hours => ${doorHoursAfter})`),
        ]),
      )
      .execute();
  },
};
