import { sql, type Insertable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { moneyColumns, type InCents } from '#app/platform/database/money-columns.server.ts';
import { unansweredStatuses } from './dispute.ts';
import type { DisputesTable } from './disputes-tables.server.ts';

const money = moneyColumns('amount');

/** The disputes table. Money is in cents. */
export const disputesStore = {
  hasOpen: async (db: Connection, bookingId: string) => {
    const row = await db
      .selectFrom('disputes')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Whether a dispute is recorded as lost. */
  isLost: async (db: Connection, id: string) => {
    const row = await db
      .selectFrom('disputes')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'lost')
      .executeTakeFirst();
    return row !== undefined;
  },

  /**
   * Records Stripe's answer, unless a later one is recorded.
   * @returns false if a later one is
   */
  note: async (trx: Transaction, dispute: InCents<Insertable<DisputesTable>, 'amount'>) => {
    const row = money.write(dispute);
    const { id: _, opened_at: __, ...change } = row;
    const result = await trx
      .insertInto('disputes')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ ...change, updated_at: new Date() })
          .where('disputes.checked_at', '<=', dispute.checked_at),
      )
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** Lists disputes: those to be answered first, by their deadline, then other open ones, then closed ones. */
  listLatest: (db: Connection, limit: number) =>
    db
      .selectFrom('disputes')
      .selectAll()
      .orderBy((row) =>
        row
          .case()
          .when('closed_at', 'is not', null)
          .then(2)
          .when('status', 'in', unansweredStatuses)
          .then(0)
          .else(1)
          .end(),
      )
      .orderBy(sql`case when closed_at is null then evidence_due_at end`, (order) => order.asc().nullsLast())
      .orderBy('opened_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
      .then(money.readAll),

  listOpenOfBookings: (db: Connection, bookingIds: readonly string[]) =>
    db
      .selectFrom('disputes')
      .select(['booking_id', 'status', 'closed_at'])
      .where('booking_id', 'in', bookingIds)
      .where('closed_at', 'is', null)
      .execute(),

  listOfBooking: (db: Connection, bookingId: string) =>
    db
      .selectFrom('disputes')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .orderBy('opened_at')
      .execute()
      .then(money.readAll),
};

export type DisputeRow = Awaited<ReturnType<typeof disputesStore.listLatest>>[number];
