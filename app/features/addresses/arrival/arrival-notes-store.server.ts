import { sql } from 'kysely';
import { database, type Transaction } from '#app/platform/database/database.server.ts';
import type { AddressRow } from '../addresses-store.server.ts';
import { addressLimits } from '../address-limits.ts';

/**
 * The notes for getting in: those of the saved address while there is one of exactly the visit's location, otherwise
 * the copy made when that address went away.
 */
export const arrivalNotesStore = {
  /**
   * The notes of a visit for its professional, by the database's clock; null outside the hours in which they may be
   * seen. Undefined if it is not this person's visit, or was never paid, or is cancelled.
   */
  findForProfessional: (bookingId: string, viewerId: string) =>
    database()
      .selectFrom('bookings')
      .innerJoin('professionals', 'professionals.id', 'bookings.professional_id')
      .leftJoin('client_addresses as address', (join) =>
        join.onRef('address.profile_id', '=', 'bookings.client_id').onRef('address.location', '=', 'bookings.location'),
      )
      .leftJoin('visit_arrival_notes as copy', 'copy.booking_id', 'bookings.id')
      .select(
        sql<string | null>`case
          when now() < bookings.start_time - ${addressLimits.notesHoursBefore} * interval '1 hour' then null
          when now() >= bookings.end_time then null
          when address.id is not null then address.arrival_notes
          else copy.notes end`.as('notes'),
      )
      .where('bookings.id', '=', bookingId)
      .where('professionals.profile_id', '=', viewerId)
      .where('bookings.status', 'in', ['confirmed', 'completed'])
      .executeTakeFirst(),

  /** Copies the notes of an address that goes away to its owner's visits that have not ended. */
  copyToVisits: async (
    trx: Transaction,
    clientId: string,
    { location, arrival_notes }: Pick<AddressRow, 'location' | 'arrival_notes'>,
  ): Promise<void> => {
    const visits = trx
      .selectFrom('bookings')
      .select('bookings.id')
      .where('client_id', '=', clientId)
      .where('location', '=', location)
      .where('status', '<>', 'cancelled')
      .where('end_time', '>', sql<Date>`now()`);
    // The copy of an earlier address of the same place counts no more, also where this one has no notes.
    await trx.deleteFrom('visit_arrival_notes').where('booking_id', 'in', visits).execute();
    if (arrival_notes === null) return;
    await trx
      .insertInto('visit_arrival_notes')
      .columns(['booking_id', 'client_id', 'notes'])
      .expression(
        visits.select([sql<string>`${clientId}::uuid`.as('client'), sql<string>`${arrival_notes}`.as('kept')]),
      )
      .execute();
  },

  /** Deletes the copies of visits that are over or cancelled. */
  deleteOver: async (): Promise<void> => {
    await database()
      .deleteFrom('visit_arrival_notes')
      .using('bookings')
      .whereRef('bookings.id', '=', 'visit_arrival_notes.booking_id')
      .where((is) => is.or([is('bookings.status', '=', 'cancelled'), is('bookings.end_time', '<=', sql<Date>`now()`)]))
      .execute();
  },
};
