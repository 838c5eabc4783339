import { type Insertable, sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { GuestBookingsTable } from '../booking-button-tables.server.ts';

/** The guest_bookings table: what guests chose and have not confirmed yet. */
export const guestBookingsStore = {
  /** @returns whether it is new; a second press of the same is not */
  insert: async (trx: Transaction, row: Insertable<GuestBookingsTable>): Promise<boolean> => {
    const inserted = await trx
      .insertInto('guest_bookings')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted !== undefined;
  },

  /** Also finds used and expired ones, for where their readers can go on. */
  find: (db: Connection, tokenHash: string) =>
    db
      .selectFrom('guest_bookings')
      .innerJoin('services', 'services.id', 'guest_bookings.service_id')
      .innerJoin('professionals', 'professionals.id', 'guest_bookings.professional_id')
      .innerJoin('profiles', 'profiles.id', 'professionals.profile_id')
      .leftJoin('profiles as client', (join) =>
        join.on(sql`lower(client.email)`, '=', sql`lower(guest_bookings.email)`),
      )
      .select([
        'guest_bookings.email',
        'client.id as client_id',
        'guest_bookings.first_name',
        'guest_bookings.last_name',
        'guest_bookings.phone',
        'guest_bookings.professional_id',
        'service_id',
        'starts_at',
        'location',
        'expires_at',
        'used_at',
        'hand_entered_visit_id',
        'services.name as service_name',
        'professionals.time_zone',
        'profiles.first_name as professional_first_name',
        'profiles.last_name as professional_last_name',
      ])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst(),

  /** Uses a link up. One that is used up already keeps the time of its first press. */
  use: (db: Connection, tokenHash: string, now: Date) =>
    db
      .updateTable('guest_bookings')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .execute(),

  deleteOfEmail: (trx: Transaction, email: string) =>
    trx
      .deleteFrom('guest_bookings')
      .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
      .execute(),

  deleteEndedBefore: (db: Connection, instant: Date) =>
    db.deleteFrom('guest_bookings').where('expires_at', '<', instant).execute(),
};

export type FoundGuestBooking = NonNullable<Awaited<ReturnType<typeof guestBookingsStore.find>>>;
