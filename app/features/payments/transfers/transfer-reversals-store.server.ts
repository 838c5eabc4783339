import type { Insertable, Updateable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { moneyColumns, type InCents } from '#app/platform/database/money-columns.server.ts';
import type { TransferReversalsTable } from './transfers-tables.server.ts';

type MoneyColumn = 'amount' | 'commission';
const money = moneyColumns<MoneyColumn>('amount', 'commission');

type NewReversal = Pick<
  InCents<Insertable<TransferReversalsTable>, MoneyColumn>,
  'transfer_id' | 'booking_id' | 'reason' | 'amount' | 'commission' | 'status' | 'stripe_reversal_id'
>;

function openReversals(db: Connection) {
  return db
    .selectFrom('transfer_reversals')
    .innerJoin('transfers', 'transfers.id', 'transfer_reversals.transfer_id')
    .select('transfer_reversals.id')
    .where('transfer_reversals.status', '=', 'requested')
    .where('transfers.status', 'in', ['sent', 'reversed']);
}

/** The transfer_reversals table. Money is in cents. */
export const transferReversalsStore = {
  /**
   * Inserts a reversal.
   * @returns its id, or undefined if it was requested before
   */
  insert: async (trx: Transaction, reversal: NewReversal) => {
    const row = await trx
      .insertInto('transfer_reversals')
      .values(money.write(reversal))
      .onConflict((conflict) => conflict.columns(['transfer_id', 'reason']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  },

  findById: (db: Connection, id: string) =>
    db.selectFrom('transfer_reversals').selectAll().where('id', '=', id).executeTakeFirst().then(money.readFirst),

  findByIdForUpdate: (trx: Transaction, id: string) =>
    trx
      .selectFrom('transfer_reversals')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
      .then(money.readFirst),

  findByStripeId: (db: Connection, stripeReversalId: string) =>
    db
      .selectFrom('transfer_reversals')
      .selectAll()
      .where('stripe_reversal_id', '=', stripeReversalId)
      .executeTakeFirst()
      .then(money.readFirst),

  /** Lists the requested reversals of a transfer that are not done. */
  listRequested: (db: Connection, transferId: string) =>
    db
      .selectFrom('transfer_reversals')
      .selectAll()
      .where('transfer_id', '=', transferId)
      .where('status', '=', 'requested')
      .orderBy('id')
      .execute()
      .then(money.readAll),

  listOfBooking: (db: Connection, bookingId: string) =>
    db
      .selectFrom('transfer_reversals')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .orderBy('id')
      .execute()
      .then(money.readAll),

  /** Lists requested reversals of sent transfers that are not done and untouched since an instant. */
  listOpen: (db: Connection, untouchedSince: Date, limit: number) =>
    openReversals(db)
      .where('transfer_reversals.updated_at', '<', untouchedSince)
      .orderBy('transfer_reversals.updated_at')
      .limit(limit)
      .execute(),

  /** Finds a requested reversal of a sent transfer that could not be made so far. */
  findFailed: (db: Connection) =>
    openReversals(db).where('transfer_reversals.last_error', 'is not', null).limit(1).executeTakeFirst(),

  update: (db: Connection, id: string, change: InCents<Updateable<TransferReversalsTable>, MoneyColumn>) =>
    db
      .updateTable('transfer_reversals')
      .set({ ...money.write(change), updated_at: new Date() })
      .where('id', '=', id)
      .execute(),

  /** Begins another attempt with a new key, unless somebody else has already. */
  nextAttempt: (
    db: Connection,
    { id, attempts }: { id: string; attempts: number },
    last_error: string,
    begun_at: Date,
  ) =>
    db
      .updateTable('transfer_reversals')
      .set({ attempts: attempts + 1, begun_at, last_error, updated_at: new Date() })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('status', '=', 'requested')
      .execute(),
};

export type ReversalRow = NonNullable<Awaited<ReturnType<typeof transferReversalsStore.findById>>>;
