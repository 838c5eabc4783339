import type { Insertable } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import { moneyColumns, type InCents } from '#app/platform/database/money-columns.server.ts';
import type { LedgerEntriesTable } from './ledger-tables.server.ts';

const money = moneyColumns('amount');

/** The ledger_entries table in cents, append-only in the database. */
export const ledgerStore = {
  /** Inserts each source once per kind. */
  insert: (db: Connection, entries: InCents<Insertable<LedgerEntriesTable>, 'amount'>[]) =>
    db
      .insertInto('ledger_entries')
      .values(entries.map((entry) => money.write(entry)))
      .onConflict((conflict) => conflict.columns(['kind', 'source']).doNothing())
      .execute(),

  listOfBooking: (db: Connection, bookingId: string) =>
    db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .orderBy('id')
      .execute()
      .then(money.readAll),
};
