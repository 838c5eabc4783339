import { type Insertable, sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { liveBookingStatuses } from '../booking.ts';
import type { HandEnteredVisitsTable } from './by-hand-tables.server.ts';

type TakenRow = {
  start_time: Date;
  end_time: Date;
  reason: 'booked' | 'blocked';
  client_name: string | null;
  email: string | null;
  phone: string | null;
};

/** How many rows one statement inserts: PostgreSQL takes 65,535 values. */
const insertedAtOnce = 1_000;

/** Visits entered by hand, as an import reads and writes many of them. Changes need the professional's lock. */
export const importedVisitsStore = {
  insert: async (trx: Transaction, rows: readonly Insertable<HandEnteredVisitsTable>[]) => {
    for (let first = 0; first < rows.length; first += insertedAtOnce)
      await trx
        .insertInto('hand_entered_visits')
        .values(rows.slice(first, first + insertedAtOnce))
        .execute();
  },

  /** Everything that findObstacle of the other store would find within a span. */
  listTaken: async (db: Connection, professionalId: string, from: Date, to: Date): Promise<TakenRow[]> => {
    const range = sql`tstzrange(${from}::timestamptz, ${to}::timestamptz, '[)')`;
    const { rows } = await sql<TakenRow>`
      select start_time, busy_until as end_time, 'booked' as reason, null as client_name, null as email, null as phone
      from bookings where professional_id = ${professionalId}::uuid and status = any(${[...liveBookingStatuses]})
        and tstzrange(start_time, busy_until, '[)') && ${range}
      union all
      select start_time, busy_until, 'booked', client_name, email, phone
      from hand_entered_visits where professional_id = ${professionalId}::uuid and paid_at is null and removed_at is null
        and tstzrange(start_time, busy_until, '[)') && ${range}
      union all
      select start_time, end_time, 'blocked', null, null, null
      from blocked_time_slots where professional_id = ${professionalId}::uuid
        and tstzrange(start_time, end_time, '[)') && ${range}`.execute(db);
    return rows;
  },

  /** The visits of an import that are not removed; `is_held` while somebody pays for one, or has. */
  listOfImport: (trx: Transaction, importId: string) =>
    trx
      .selectFrom('hand_entered_visits')
      .leftJoin('bookings', 'bookings.id', 'hand_entered_visits.booking_id')
      .select(['hand_entered_visits.id', 'client_name', 'hand_entered_visits.start_time', 'paid_at'])
      .select((row) =>
        row.fn.coalesce(row('bookings.status', 'in', liveBookingStatuses), sql<boolean>`false`).as('is_held'),
      )
      .where('import_id', '=', importId)
      .where('removed_at', 'is', null)
      .orderBy('hand_entered_visits.start_time')
      .execute(),

  /** Frees their time and clears the people; the rows stay, so that their links can say what happened. */
  remove: (trx: Transaction, ids: readonly string[], now: Date) =>
    trx
      .updateTable('hand_entered_visits')
      .set({ removed_at: now, client_name: '', email: null, phone: null, location: '', note: null })
      .where('id', 'in', ids)
      .execute(),
};
