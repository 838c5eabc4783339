import { sql, type Insertable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { Pipeline } from '#app/platform/database/pipeline.server.ts';
import { liveBookingStatuses } from '../booking.ts';
import type { HandEnteredVisitsTable } from './by-hand-tables.server.ts';

/** The time that a visit takes: with its buffer it ends at `busy_until`. */
export type VisitTime = { start_time: Date; end_time: Date; busy_until: Date };

/** Ties a hold to the visit that it pays for, behind the professional's lock. */
const tie = `
  update hand_entered_visits set booking_id = $1::uuid
  where id = $2::uuid and professional_id = $3::uuid and start_time = $4::timestamptz and end_time = $5::timestamptz
    and paid_at is null and removed_at is null
  returning id`;

/** `is_cancelled` once the booking that paid is cancelled, or gone, which only a cancelled one can be. */
const withBooking = (db: Connection) =>
  db
    .selectFrom('hand_entered_visits')
    .leftJoin('bookings', 'bookings.id', 'hand_entered_visits.booking_id')
    .selectAll('hand_entered_visits')
    .select((row) =>
      row.fn.coalesce(row('bookings.status', 'in', liveBookingStatuses), sql<boolean>`false`).as('is_held'),
    )
    .select(sql<boolean>`paid_at is not null and coalesce(bookings.status = 'cancelled', true)`.as('is_cancelled'));

/** The hand_entered_visits table. Changes need the professional's lock. */
export const handEnteredVisitsStore = {
  insert: (trx: Transaction, row: Insertable<HandEnteredVisitsTable>) =>
    trx.insertInto('hand_entered_visits').values(row).returning('id').executeTakeFirstOrThrow(),

  /** A professional's own visit, also a paid one; `is_held` while somebody pays for it, or has. */
  findOwn: (db: Connection, id: string, professionalId: string) =>
    withBooking(db)
      .where('hand_entered_visits.id', '=', id)
      .where('hand_entered_visits.professional_id', '=', professionalId)
      .where('removed_at', 'is', null)
      .executeTakeFirst(),

  findById: (db: Connection, id: string) => withBooking(db).where('hand_entered_visits.id', '=', id).executeTakeFirst(),

  /** Also finds those that can no longer be paid for, to say why. */
  findByLink: (db: Connection, linkHash: string) =>
    withBooking(db)
      .innerJoin('professionals', 'professionals.id', 'hand_entered_visits.professional_id')
      .innerJoin('profiles', 'profiles.id', 'professionals.profile_id')
      .select(['professionals.time_zone', 'profiles.first_name', 'profiles.last_name'])
      .where('link_hash', '=', linkHash)
      .executeTakeFirst(),

  /** Those nobody has paid for or pays for right now, earliest first. */
  listBetween: (db: Connection, professionalId: string, from: Date, to: Date) =>
    unpaidBetween(db, professionalId, from, to)
      .leftJoin('bookings', 'bookings.id', 'hand_entered_visits.booking_id')
      .where((row) => row.or([row('bookings.id', 'is', null), row('bookings.status', 'not in', liveBookingStatuses)]))
      .execute(),

  /** Those nobody has paid for, also while somebody pays, earliest first. */
  listUnpaid: (db: Connection, professionalId: string, from: Date, to: Date) =>
    unpaidBetween(db, professionalId, from, to).execute(),

  /** The first that nobody has paid for, also while somebody pays, from an instant on; undefined if there is none. */
  findNextUnpaid: (db: Connection, professionalId: string, from: Date) =>
    unpaid(db, professionalId).where('hand_entered_visits.start_time', '>=', from).limit(1).executeTakeFirst(),

  countUnpaid: (db: Connection, professionalId: string, after: Date) =>
    db
      .selectFrom('hand_entered_visits')
      .select((row) => row.fn.countAll<number>().as('visits'))
      .where('professional_id', '=', professionalId)
      .where('paid_at', 'is', null)
      .where('removed_at', 'is', null)
      .where('start_time', '>', after)
      .executeTakeFirstOrThrow(),

  /** Which bookings were held for, or have paid, a visit of a professional's. */
  listBooked: (db: Connection, professionalId: string) =>
    db
      .selectFrom('hand_entered_visits')
      .select(['id', 'booking_id', 'moves', 'paid_at'])
      .where('professional_id', '=', professionalId)
      .where('booking_id', 'is not', null)
      .$narrowType<{ booking_id: string }>()
      .execute(),

  /** Which of these bookings are held for a visit that lies ahead, and that nobody has paid for. */
  listUnpaidHolds: (db: Connection, bookingIds: readonly string[], now: Date) =>
    db
      .selectFrom('hand_entered_visits')
      .select('booking_id')
      .where('booking_id', 'in', bookingIds)
      .where('paid_at', 'is', null)
      .where('removed_at', 'is', null)
      .where('start_time', '>', now)
      .execute(),

  /** The visit that a booking has paid; undefined if it was booked otherwise. */
  findPaidBy: (db: Connection, bookingId: string) =>
    db
      .selectFrom('hand_entered_visits')
      .select(['id', 'moves'])
      .where('booking_id', '=', bookingId)
      .where('paid_at', 'is not', null)
      .executeTakeFirst(),

  /** What lies in the way of a time, for whoever holds the professional's lock; undefined if nothing does. */
  findObstacle: async (trx: Transaction, professionalId: string, time: VisitTime, exceptId: string | null) => {
    const range = sql`tstzrange(${time.start_time}::timestamptz, ${time.busy_until}::timestamptz, '[)')`;
    const { rows } = await sql<{ obstacle: 'booked' | 'blocked' | null }>`
      select case
        when exists (select from bookings where professional_id = ${professionalId}::uuid
            and status = any(${[...liveBookingStatuses]}) and tstzrange(start_time, busy_until, '[)') && ${range})
          or exists (select from hand_entered_visits where professional_id = ${professionalId}::uuid
            and paid_at is null and removed_at is null and id is distinct from ${exceptId}::uuid
            and tstzrange(start_time, busy_until, '[)') && ${range}) then 'booked'
        when exists (select from blocked_time_slots where professional_id = ${professionalId}::uuid
            and tstzrange(start_time, end_time, '[)')
              && tstzrange(${time.start_time}::timestamptz, ${time.end_time}::timestamptz, '[)')) then 'blocked'
      end as obstacle`.execute(trx);
    return rows[0]?.obstacle ?? undefined;
  },

  /** A new time or note is a later version of the visit (RFC 5545, 3.8.7.4). */
  change: (trx: Transaction, id: string, changes: VisitTime & { note: string | null }, now: Date) =>
    trx
      .updateTable('hand_entered_visits')
      .set({ ...changes, updated_at: now, moves: sql<number>`moves + 1` })
      .where('id', '=', id)
      .execute(),

  setLink: (trx: Transaction, id: string, linkHash: string) =>
    trx.updateTable('hand_entered_visits').set({ link_hash: linkHash }).where('id', '=', id).execute(),

  /** Frees the time and clears the person; the row stays, so that its link can say what happened. */
  remove: (trx: Transaction, id: string, now: Date) =>
    trx
      .updateTable('hand_entered_visits')
      .set({ removed_at: now, client_name: '', email: null, phone: null, location: '', note: null })
      .where('id', '=', id)
      .execute(),

  /** Clears the person from the visits that a client has paid; the rows stay for calendars and links. */
  removeClient: (trx: Transaction, clientId: string, { name, location }: { name: string; location: string }) =>
    trx
      .updateTable('hand_entered_visits')
      .set({ client_name: name, email: null, phone: null, location, note: null })
      .where('paid_at', 'is not', null)
      .where('booking_id', 'in', trx.selectFrom('bookings').select('id').where('client_id', '=', clientId))
      .execute(),

  /** @returns whether the visit is still as it was read */
  tie: async (
    pipeline: Pipeline,
    visitId: string,
    booking: { id: string; professional_id: string; start_time: Date; end_time: Date },
  ): Promise<boolean> => {
    const { id, professional_id, start_time, end_time } = booking;
    const rows = await pipeline.send<{ id: string }>(tie, [id, visitId, professional_id, start_time, end_time]);
    return rows.length > 0;
  },

  /** A paid one stays as long as its booking, which may have moved: calendars know the booking by it. */
  deleteEndedBefore: (db: Connection, instant: Date) =>
    db
      .deleteFrom('hand_entered_visits')
      .where('end_time', '<', instant)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('bookings')
              .select('bookings.id')
              .whereRef('bookings.id', '=', 'hand_entered_visits.booking_id')
              .where('bookings.end_time', '>=', instant),
          ),
        ),
      )
      .execute(),
};

function unpaidBetween(db: Connection, professionalId: string, from: Date, to: Date) {
  return unpaid(db, professionalId)
    .where('hand_entered_visits.start_time', '<', to)
    .where('hand_entered_visits.end_time', '>', from);
}

function unpaid(db: Connection, professionalId: string) {
  return db
    .selectFrom('hand_entered_visits')
    .selectAll('hand_entered_visits')
    .where('hand_entered_visits.professional_id', '=', professionalId)
    .where('paid_at', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('hand_entered_visits.start_time');
}

export type HandEnteredVisitRow = NonNullable<Awaited<ReturnType<typeof handEnteredVisitsStore.findById>>>;
