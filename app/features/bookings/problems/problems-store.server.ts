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
