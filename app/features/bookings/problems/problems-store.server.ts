import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { moneyColumns } from '#app/platform/database/money-columns.server.ts';
import type { Cents } from '#app/lib/money.ts';
import type { ProblemKind, ProblemOutcome } from './problem-kinds.ts';

export type NewProblem = {
  booking_id: string;
  kind: ProblemKind;
  description: string;
  reported_at: Date;
  answer_until: Date | null;
};
export type Settlement = { outcome: ProblemOutcome; refund_amount: Cents; settlement: string; settled_at: Date };

const money = moneyColumns('refund_amount');

/** The problem_reports table. Money is in cents. */
export const problemsStore = {
  /** @returns the id, or undefined when the booking has one. */
  insert: async (trx: Transaction, report: NewProblem) => {
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

  /**
   * Puts words in place of those of a person who leaves and of those about them. When something was said stays: an open
   * report that was answered is not refunded as one that was not.
   */
  removeParty: (trx: Transaction, party: 'client_id' | 'professional_id', id: string, words: string) =>
    trx
      .updateTable('problem_reports')
      .set({
        ...(party === 'client_id' ? { description: words } : {}),
        answer: sql<string | null>`case when answer is not null then ${words}::text end`,
        settlement: sql<string | null>`case when settlement is not null then ${words}::text end`,
      })
      .where('booking_id', 'in', trx.selectFrom('bookings').select('id').where(party, '=', id))
      .execute(),
};
