import { sql, type Insertable, type Updateable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { moneyColumns, type InCents } from '#app/platform/database/money-columns.server.ts';
import type { TransferHold } from './transfer.ts';
import type { TransfersTable } from './transfers-tables.server.ts';

type MoneyColumn = 'amount' | 'commission' | 'reversed_amount' | 'reversed_commission';
const money = moneyColumns<MoneyColumn>('amount', 'commission', 'reversed_amount', 'reversed_commission');

type NewTransfer = Pick<
  InCents<Insertable<TransfersTable>, MoneyColumn>,
  | 'booking_id'
  | 'professional_id'
  | 'reason'
  | 'amount'
  | 'commission'
  | 'commission_percent'
  | 'status'
  | 'holds'
  | 'sent_at'
  | 'due_at'
>;

/** Not yet requested from Stripe, or refused by it: amounts may still change. */
export const unsentStatuses = ['held', 'waiting', 'due', 'failed'] as const;

/** The transfers table. Money is in cents. */
export const transfersStore = {
  /**
   * Inserts a transfer.
   * @returns its id, or undefined if the booking has one
   */
  insert: async (db: Connection, transfer: NewTransfer) => {
    const row = await db
      .insertInto('transfers')
      .values(money.write(transfer))
      .onConflict((conflict) => conflict.column('booking_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  },

  findById: (db: Connection, id: string) =>
    db.selectFrom('transfers').selectAll().where('id', '=', id).executeTakeFirst().then(money.readFirst),

  findByBooking: (db: Connection, bookingId: string) =>
    db.selectFrom('transfers').selectAll().where('booking_id', '=', bookingId).executeTakeFirst().then(money.readFirst),

  findByStripeId: (db: Connection, stripeTransferId: string) =>
    db
      .selectFrom('transfers')
      .selectAll()
      .where('stripe_transfer_id', '=', stripeTransferId)
      .executeTakeFirst()
      .then(money.readFirst),

  /** Locks the row until the transaction ends. */
  findByIdForUpdate: (trx: Transaction, id: string) =>
    trx.selectFrom('transfers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst().then(money.readFirst),

  findByBookingForUpdate: (trx: Transaction, bookingId: string) =>
    trx
      .selectFrom('transfers')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .forUpdate()
      .executeTakeFirst()
      .then(money.readFirst),

  remove: (trx: Transaction, id: string) => trx.deleteFrom('transfers').where('id', '=', id).execute(),

  update: (db: Connection, id: string, change: InCents<Updateable<TransfersTable>, MoneyColumn>) =>
    db
      .updateTable('transfers')
      .set({ ...money.write(change), updated_at: new Date() })
      .where('id', '=', id)
      .execute(),

  /** Releases the lease of a transfer whose outcome is unknown: the same call may be retried at once. */
  releaseLease: (db: Connection, id: string, last_error: string, now: Date) =>
    db
      .updateTable('transfers')
      .set({ last_error, due_at: now, updated_at: new Date() })
      .where('id', '=', id)
      .where('status', '=', 'sending')
      .execute(),

  /** Lists transfers that can be sent at an instant, the longest due first. */
  listDue: (db: Connection, now: Date, limit: number) =>
    db
      .selectFrom('transfers')
      .select('id')
      .where('status', 'in', ['due', 'sending', 'failed'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .execute(),

  /**
   * Lists transfers that should have arrived but have not: held, waiting, refused, or due since before an instant.
   * Refused ones first.
   */
  listStuck: (db: Connection, dueBefore: Date, limit: number) =>
    db
      .selectFrom('transfers')
      .selectAll()
      .where((where) =>
        where.or([
          where('status', 'in', ['held', 'waiting', 'failed']),
          where.and([where('status', 'in', ['due', 'sending']), where('due_at', '<', dueBefore)]),
        ]),
      )
      .orderBy((row) => row.case().when('status', '=', 'failed').then(0).else(1).end())
      .orderBy('created_at')
      .limit(limit)
      .execute()
      .then(money.readAll),

  /** Lists transfers waiting for an account that is active by now, or whose professional has left one behind. */
  listConnected: (db: Connection, limit: number) =>
    db
      .selectFrom('transfers')
      .leftJoin('professionals', 'professionals.id', 'transfers.professional_id')
      .leftJoin('connected_accounts', 'connected_accounts.professional_id', 'transfers.professional_id')
      .select('transfers.id')
      .where('transfers.status', '=', 'waiting')
      .where((where) =>
        where.or([
          where('professionals.stripe_account_status', '=', 'active'),
          where.and([
            where('professionals.id', 'is', null),
            where('connected_accounts.stripe_account_id', 'is not', null),
          ]),
        ]),
      )
      .limit(limit)
      .execute(),

  /**
   * Makes the transfers that waited for a professional's account due.
   * @returns their ids
   */
  endWaiting: (trx: Transaction, professionalId: string) =>
    trx
      .updateTable('transfers')
      .set({ status: 'due', due_at: sql<Date>`now()`, updated_at: new Date() })
      .where('professional_id', '=', professionalId)
      .where('status', '=', 'waiting')
      .returning('id')
      .execute(),

  /**
   * Makes a refused transfer, or one waiting for an account, due at once.
   * @returns its id, or undefined if there is none
   */
  makeDue: async (trx: Transaction, bookingId: string, now: Date) => {
    const row = await trx
      .updateTable('transfers')
      .set({ status: 'due', due_at: now, updated_at: now })
      .where('booking_id', '=', bookingId)
      .where('status', 'in', ['failed', 'waiting'])
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  },

  /** Adds a hold to a booking's transfer, and holds the transfer unless it was sent or is being sent. */
  hold: (trx: Transaction, bookingId: string, hold: TransferHold) =>
    trx
      .updateTable('transfers')
      .set((row) => ({
        holds: sql<TransferHold[]>`array_append(array_remove(holds, ${hold}), ${hold})`,
        status: row
          .case()
          .when('status', 'in', unsentStatuses)
          .then('held' as const)
          .else(row.ref('status'))
          .end(),
        updated_at: new Date(),
      }))
      .where('booking_id', '=', bookingId)
      .execute(),

  /**
   * Removes a hold. A transfer that Stripe was never asked for still waits for its original due time.
   * @returns the transfer if it is due by that, or undefined
   */
  release: async (trx: Transaction, bookingId: string, hold: TransferHold) => {
    const left = sql<TransferHold[]>`array_remove(holds, ${hold})`;
    await trx
      .updateTable('transfers')
      .set({ holds: left, updated_at: new Date() })
      .where('booking_id', '=', bookingId)
      .where('status', '<>', 'held')
      .execute();
    const row = await trx
      .updateTable('transfers')
      .set({
        holds: left,
        status: sql`case when array_remove(holds, ${hold}) = '{}' then 'due' else 'held' end`,
        due_at: sql<Date>`case when attempts = 0 then greatest(due_at, now()) else now() end`,
        updated_at: new Date(),
      })
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'held')
      .returning(['id', 'status', 'due_at'])
      .executeTakeFirst();
    return row?.status === 'due' ? row : undefined;
  },
};

export type TransferRow = NonNullable<Awaited<ReturnType<typeof transfersStore.findById>>>;
