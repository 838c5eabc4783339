import type { Insertable } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import type { LedgerEntriesTable } from './ledger-tables.server.ts';

/** The ledger_entries table, append-only in the database. */
export const ledgerStore = {
  /** Inserts each source once per kind. */
  insert: (db: Connection, entries: Insertable<LedgerEntriesTable>[]) =>
    db
      .insertInto('ledger_entries')
      .values(entries)
      .onConflict((conflict) => conflict.columns(['kind', 'source']).doNothing())
      .execute(),

  listOfBooking: (db: Connection, bookingId: string) =>
    db.selectFrom('ledger_entries').selectAll().where('booking_id', '=', bookingId).orderBy('id').execute(),
};
