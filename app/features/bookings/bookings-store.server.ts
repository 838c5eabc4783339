import { sql, type ExpressionBuilder, type Updateable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { InCents } from '#app/platform/database/money-columns.server.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';
import { dollarString, type Cents } from '#app/lib/money.ts';
import { liveBookingStatuses, type BookingStatus } from './booking.ts';
import type { BookingsTable } from './bookings-tables.server.ts';
import { isNotTaken } from './free-times-store.server.ts';
import { bookingMoney as money, withParties } from './parties/bookings-with-parties-store.server.ts';

/** A person as a client and, with a professional record, as a professional. */
export type BookingParty = { clientId: string; professionalId: string | undefined };

/** What is recorded with a change of status. */
export type StatusDetails = Pick<
  InCents<Updateable<BookingsTable>, 'refund_amount'>,
  | 'payment_method'
  | 'cancelled_by'
  | 'cancelled_at'
  | 'cancel_reason'
  | 'refund_amount'
  | 'completed_by'
  | 'completed_at'
  | 'undo_until'
>;

/** A booking's new time, with the number of moves so far. */
export type NewTime = { start_time: Date; end_time: Date; busy_until: Date; time_zone: string; moves: number };

export type ListPosition = { booking_date: Date; id: string } | undefined;

const liveWithParties = (db: Connection) =>
  withParties(db)
    .where('bookings.status', 'in', liveBookingStatuses)
    .orderBy('bookings.start_time')
    .orderBy('bookings.id');

const isOfPerson =
  ({ clientId, professionalId }: BookingParty) =>
  (where: ExpressionBuilder<Tables, 'bookings'>) => {
    const asClient = where('bookings.client_id', '=', clientId);
    return professionalId === undefined
      ? asClient
      : where.or([asClient, where('bookings.professional_id', '=', professionalId)]);
  };

const byId = (db: Connection, id: string) => db.selectFrom('bookings').selectAll().where('id', '=', id);

/**
 * Always true. PostgreSQL evaluates it before it locks the booking: closing an account takes the person's row first,
 * and a change of a booking needs that row later, for the counts of its parties.
 */
const partiesAreLocked = (id: string) =>
  sql<boolean>`coalesce(
    (select true from professionals where id = (select professional_id from bookings where id = ${id}) for key share),
    true
  ) and coalesce(
    (select true from profiles where id = (select client_id from bookings where id = ${id}) for key share),
    true
  )`;

/** The bookings table. Money is in cents. */
export const bookingsStore = {
  findById: (db: Connection, id: string) => byId(db, id).executeTakeFirst().then(money.readFirst),

  /** Locks the row until the transaction ends, and before it the rows of both parties. */
  findByIdForUpdate: (trx: Transaction, id: string) =>
    byId(trx, id).where(partiesAreLocked(id)).forUpdate().executeTakeFirst().then(money.readFirst),

  findByIdWithParties: (db: Connection, id: string) =>
    withParties(db).where('bookings.id', '=', id).executeTakeFirst().then(money.readFirst),

  /** A person's bookings, newest first, starting at a cursor. */
  listWithParties: (
    db: Connection,
    party: 'client_id' | 'professional_id',
    id: string,
    after: ListPosition,
    limit: number,
  ) =>
    withParties(db)
      .where(`bookings.${party}`, '=', id)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(bookings.booking_date, bookings.id) < (${after?.booking_date}, ${after?.id}::uuid)`),
      )
      .orderBy('bookings.booking_date', 'desc')
      .orderBy('bookings.id', 'desc')
      .limit(limit)
      .execute()
      .then(money.readAll),

  /** Pending and confirmed bookings of a person in either role, earliest first. */
  listLiveOfPerson: (db: Connection, person: BookingParty) =>
    liveWithParties(db).where(isOfPerson(person)).execute().then(money.readAll),

  /** Of a professional only. */
  listLiveOfProfessional: (db: Connection, professionalId: string) =>
    liveWithParties(db).where('bookings.professional_id', '=', professionalId).execute().then(money.readAll),

  /** Locks a professional's pending and confirmed bookings until the transaction ends. */
  lockLiveOfProfessional: (trx: Transaction, professionalId: string) =>
    trx
      .selectFrom('bookings')
      .select('id')
      .where('professional_id', '=', professionalId)
      .where('status', 'in', liveBookingStatuses)
      .orderBy('id')
      .forUpdate()
      .execute(),

  /** Locks all of a person's bookings until the transaction ends. */
  lockAllOfPerson: (trx: Transaction, person: BookingParty) =>
    trx.selectFrom('bookings').select('id').where(isOfPerson(person)).orderBy('id').forUpdate().execute(),

  /** Removes a client, with address and notes, from all their bookings. */
  removeClient: (trx: Transaction, clientId: string, location: string) =>
    trx
      .updateTable('bookings')
      .set({ client_id: null, location, notes: null, cancel_reason: null })
      .where('client_id', '=', clientId)
      .execute(),

  removeProfessional: (trx: Transaction, professionalId: string) =>
    trx
      .updateTable('bookings')
      .set({ professional_id: null, service_id: null })
      .where('professional_id', '=', professionalId)
      .execute(),

  count: async (db: Connection, party: 'client_id' | 'professional_id', id: string) => {
    const row = await db
      .selectFrom('bookings')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where(party, '=', id)
      .executeTakeFirstOrThrow();
    return row.count;
  },

  /** Changes a status only if it is still the expected one. @returns whether it changed */
  changeStatus: async (
    trx: Transaction,
    id: string,
    from: BookingStatus,
    to: BookingStatus,
    details: StatusDetails = {},
  ) => {
    const result = await trx
      .updateTable('bookings')
      .set({ ...money.write(details), status: to, updated_at: new Date() })
      .where('id', '=', id)
      .where('status', '=', from)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },

  /**
   * Moves a booking unless the time was blocked, taken elsewhere or put outside of the hours in the meantime; a booked
   * time violates bookings_no_overlap.
   */
  move: (trx: Transaction, { id }: { id: string }, time: NewTime) =>
    trx
      .updateTable('bookings')
      .set({ ...time, booking_date: time.start_time, updated_at: new Date() })
      .where('id', '=', id)
      .where(isNotTaken(time))
      .returningAll()
      .executeTakeFirst()
      .then(money.readFirst),

  /** Records a partial refund of a booking that stands. */
  recordRefund: (trx: Transaction, id: string, refund_amount: Cents) =>
    trx
      .updateTable('bookings')
      .set({ refund_amount: dollarString(refund_amount), updated_at: new Date() })
      .where('id', '=', id)
      .execute(),

  deleteCancelled: async (db: Connection, id: string, clientId: string) => {
    const result = await db
      .deleteFrom('bookings')
      .where('id', '=', id)
      .where('client_id', '=', clientId)
      .where('status', '=', 'cancelled')
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  },

  /** Pending bookings without a checkout that were made before an instant. */
  listForgottenHolds: (db: Connection, before: Date, limit: number) =>
    db
      .selectFrom('bookings')
      .leftJoin('checkouts', 'checkouts.booking_id', 'bookings.id')
      .select('bookings.id')
      .where('bookings.status', '=', 'pending')
      .where('checkouts.booking_id', 'is', null)
      .where('bookings.created_at', '<', before)
      .limit(limit)
      .execute(),
};

export type BookingRow = NonNullable<Awaited<ReturnType<typeof bookingsStore.findById>>>;
export type BookingWithParties = NonNullable<Awaited<ReturnType<typeof bookingsStore.findByIdWithParties>>>;
