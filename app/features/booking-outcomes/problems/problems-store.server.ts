import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { moneyColumns } from '#app/platform/database/money-columns.server.ts';
import type { Cents } from '#app/lib/money.ts';
import type { ProblemKind, ProblemOutcome } from './problem.ts';

export type Settlement = { outcome: ProblemOutcome; refund_amount: Cents; settlement: string; settled_at: Date };

const withBooking = (db: Connection) =>
  db
    .selectFrom('problem_reports')
    .innerJoin('bookings', 'bookings.id', 'problem_reports.booking_id')
    .leftJoin('professionals', 'professionals.id', 'bookings.professional_id')
    .leftJoin('profiles as professional_profile', 'professional_profile.id', 'professionals.profile_id')
    .leftJoin('profiles as client_profile', 'client_profile.id', 'bookings.client_id')
    .leftJoin('transfers', 'transfers.booking_id', 'bookings.id')
    .selectAll('problem_reports')
    .select([
      'bookings.status as booking_status',
      'bookings.service_name',
      'bookings.start_time',
      'bookings.time_zone',
      'bookings.total_amount',
      'transfers.status as transfer_status',
      sql<string>`btrim(concat_ws(' ', client_profile.first_name, client_profile.last_name))`.as('client_name'),
      sql<string>`btrim(concat_ws(' ', professional_profile.first_name, professional_profile.last_name))`.as(
        'professional_name',
      ),
    ]);

const money = moneyColumns('refund_amount', 'total_amount');

/** The problem_reports table. Money is in cents. */
export const problemsStore = {
  /** @returns the id, or undefined when the booking has one. */
  insert: async (
    trx: Transaction,
    report: {
      booking_id: string;
      kind: ProblemKind;
      description: string;
      reported_at: Date;
      answer_until: Date | null;
    },
  ) => {
    const row = await trx
      .insertInto('problem_reports')
      .values(report)
      .onConflict((conflict) => conflict.column('booking_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  },

  findById: (db: Connection, id: string) =>
    db.selectFrom('problem_reports').selectAll().where('id', '=', id).executeTakeFirst().then(money.readFirst),

  findByBooking: (db: Connection, bookingId: string) =>
    db
      .selectFrom('problem_reports')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .executeTakeFirst()
      .then(money.readFirst),

  hasOpen: async (db: Connection, bookingId: string) => {
    const row = await db
      .selectFrom('problem_reports')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'open')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Removes the open report of a booking. @returns whether there was one */
  removeOpen: async (trx: Transaction, bookingId: string) => {
    const result = await trx
      .deleteFrom('problem_reports')
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'open')
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  },

  saveAnswer: async (trx: Transaction, bookingId: string, answer: string, answered_at: Date): Promise<void> => {
    await trx
      .updateTable('problem_reports')
      .set({ answer, answered_at })
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'open')
      .execute();
  },

  /** Confirmed bookings of open reports that should have been answered in an interval. */
  listUnanswered: async (db: Connection, { from, until, limit }: { from: Date; until: Date; limit: number }) => {
    const rows = await db
      .selectFrom('problem_reports')
      .innerJoin('bookings', 'bookings.id', 'problem_reports.booking_id')
      .select('booking_id')
      .where('problem_reports.status', '=', 'open')
      .where('answered_at', 'is', null)
      .where('bookings.status', '=', 'confirmed')
      .where('answer_until', '>', from)
      .where('answer_until', '<=', until)
      .orderBy('answer_until')
      .limit(limit)
      .execute();
    return rows.map(({ booking_id }) => booking_id);
  },

  /** Settles the open report of a booking. @returns whether there was one. */
  settle: async (trx: Transaction, bookingId: string, settlement: Settlement) => {
    const result = await trx
      .updateTable('problem_reports')
      .set({ ...money.write(settlement), status: 'settled' })
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'open')
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },

  /** Open ones first, the longest waiting at the top; then the settled ones, the latest at the top. */
  listWithBookings: (db: Connection, limit: number) =>
    withBooking(db)
      .orderBy('problem_reports.settled_at', (order) => order.desc().nullsFirst())
      .orderBy('problem_reports.reported_at')
      .limit(limit)
      .execute()
      .then(money.readAll),

  /** Removes a professional's answers. */
  removeAnswers: (trx: Transaction, professionalId: string) =>
    trx
      .updateTable('problem_reports')
      .set({ answer: null, answered_at: null })
      .where('booking_id', 'in', trx.selectFrom('bookings').select('id').where('professional_id', '=', professionalId))
      .execute(),

  /** Removes a client's words from their reports. */
  removeClient: (trx: Transaction, clientId: string, words: string) =>
    trx
      .updateTable('problem_reports')
      .set({ description: words })
      .where('booking_id', 'in', trx.selectFrom('bookings').select('id').where('client_id', '=', clientId))
      .execute(),
};

export type ProblemRow = Awaited<ReturnType<typeof problemsStore.listWithBookings>>[number];
