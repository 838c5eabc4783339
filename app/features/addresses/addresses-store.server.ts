import type { Insertable, Updateable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { ClientAddressesTable } from './addresses-tables.server.ts';

const columns = ['id', 'name', 'street', 'unit', 'city', 'state', 'zip', 'location', 'arrival_notes'] as const;

/** The client_addresses table. Every statement is restricted to the owner, so nobody else's rows are reachable. */
export const addressesStore = {
  /** The one booked or saved last comes first. */
  listByOwner: (db: Connection, profileId: string) =>
    db
      .selectFrom('client_addresses as address')
      .select(columns)
      .where('profile_id', '=', profileId)
      .orderBy(
        (order) =>
          order.fn<Date>('greatest', [
            'address.created_at',
            order
              .selectFrom('bookings')
              .select(({ fn }) => fn.max('bookings.created_at').as('last'))
              .where('bookings.client_id', '=', profileId)
              .whereRef('bookings.location', '=', 'address.location'),
          ]),
        'desc',
      )
      .orderBy('id', 'desc')
      .execute(),

  find: (db: Connection, profileId: string, id: string) =>
    db
      .selectFrom('client_addresses')
      .select(columns)
      .where('profile_id', '=', profileId)
      .where('id', '=', id)
      .executeTakeFirst(),

  findByLocation: (db: Connection, profileId: string, location: string) =>
    db
      .selectFrom('client_addresses')
      .select(columns)
      .where('profile_id', '=', profileId)
      .where('location', '=', location)
      .executeTakeFirst(),

  count: async (db: Connection, profileId: string): Promise<number> => {
    const row = await db
      .selectFrom('client_addresses')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('profile_id', '=', profileId)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },

  insert: (trx: Transaction, address: Insertable<ClientAddressesTable>) =>
    trx.insertInto('client_addresses').values(address).returning(columns).executeTakeFirstOrThrow(),

  update: (trx: Transaction, profileId: string, id: string, address: Updateable<ClientAddressesTable>) =>
    trx
      .updateTable('client_addresses')
      .set(address)
      .where('profile_id', '=', profileId)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  remove: async (trx: Transaction, profileId: string, id: string): Promise<void> => {
    await trx.deleteFrom('client_addresses').where('profile_id', '=', profileId).where('id', '=', id).execute();
  },
};

export type AddressRow = NonNullable<Awaited<ReturnType<typeof addressesStore.find>>>;
