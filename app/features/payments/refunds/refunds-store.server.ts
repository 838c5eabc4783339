import { type Insertable, sql, type Updateable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { moneyColumns, type InCents } from '#app/platform/database/money-columns.server.ts';
import { inquiryPrefix } from '../disputes/dispute.ts';
import type { RefundsTable } from './refunds-tables.server.ts';

const money = moneyColumns('amount');

type NewRefund = Pick<
  InCents<Insertable<RefundsTable>, 'amount'>,
  'booking_id' | 'stripe_payment_intent_id' | 'amount' | 'reason' | 'origin' | 'replaces' | 'stopped_at'
>;

/** Whether a refund waits for the end of a dispute (blocksRefunds). */
const waitsForDispute = sql<boolean>`exists (
  select from disputes where disputes.booking_id = refunds.booking_id and disputes.closed_at is null
    and not starts_with(disputes.status, ${inquiryPrefix}))`;

/** Requested refunds that are not stopped. */
function openRefunds(db: Connection) {
  return (
    db
      .selectFrom('refunds')
      .select('id')
      .where('status', '=', 'requested')
      .where('stopped_at', 'is', null)
      // Nothing touches those that wait for the end of a dispute: many would keep all others out.
      .where(({ not }) => not(waitsForDispute))
  );
}

/** The refunds table. Money is in cents. */
export const refundsStore = {
  find: (db: Connection, id: string) =>
    db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst().then(money.readFirst),

  findForUpdate: (trx: Transaction, id: string) =>
    trx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst().then(money.readFirst),

  findByStripeIdForUpdate: (trx: Transaction, stripeRefundId: string) =>
    trx
      .selectFrom('refunds')
      .selectAll()
      .where('stripe_refund_id', '=', stripeRefundId)
      .forUpdate()
      .executeTakeFirst()
      .then(money.readFirst),

  listOfBooking: (db: Connection, bookingId: string) =>
    db
      .selectFrom('refunds')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .orderBy('created_at')
      .execute()
      .then(money.readAll),

  /** Replaces how refunds of a person's payments were paid another way with `words`. */
  replaceNotes: (trx: Transaction, person: { clientId: string; professionalId: string | undefined }, words: string) =>
    trx
      .updateTable('refunds')
      .set({ paid_otherwise: words })
      .where('paid_otherwise', 'is not', null)
      .where('booking_id', 'in', (select) =>
        select
          .selectFrom('payments')
          .select('booking_id')
          .where((where) =>
            where.or([
              where('client_id', '=', person.clientId),
              where('professional_id', '=', person.professionalId ?? null),
            ]),
          ),
      )
      .execute(),

  /** Lists what was refunded or requested of a payment. */
  listStanding: (db: Connection, paymentIntentId: string) =>
    db
      .selectFrom('refunds')
      .select('amount')
      .where('stripe_payment_intent_id', '=', paymentIntentId)
      .where('status', '<>', 'failed')
      .execute()
      .then(money.readAll),

  /** Lists the same refunds and locks them until the transaction ends; latest first. */
  listStandingForUpdate: (trx: Transaction, paymentIntentId: string) =>
    trx
      .selectFrom('refunds')
      .selectAll()
      .where('stripe_payment_intent_id', '=', paymentIntentId)
      .where('status', '<>', 'failed')
      .orderBy('id', 'desc')
      .forUpdate()
      .execute()
      .then(money.readAll),

  findAnyOfPayment: (db: Connection, paymentIntentId: string) =>
    db.selectFrom('refunds').select('id').where('stripe_payment_intent_id', '=', paymentIntentId).executeTakeFirst(),

  /** Lists requested refunds untouched since an instant, the longest untouched first, except stopped ones. */
  listOpen: (db: Connection, untouchedSince: Date, limit: number) =>
    openRefunds(db).where('updated_at', '<', untouchedSince).orderBy('updated_at').limit(limit).execute(),

  /** Finds a requested refund that Stripe has refused so far, except stopped ones. */
  findFailed: (db: Connection) => openRefunds(db).where('last_error', 'is not', null).limit(1).executeTakeFirst(),

  /**
   * Lists what needs an administrator's attention: refunds that failed and wait for a decision, ones that Stripe has
   * refused so far, ones requested before an instant that wait for no dispute, and ones made at Stripe directly since
   * an instant.
   */
  listNotable: (db: Connection, { lateSince, madeSince }: { lateSince: Date; madeSince: Date }, limit: number) =>
    db
      .selectFrom('refunds')
      .leftJoin('refunds as earlier', 'earlier.id', 'refunds.replaces')
      .selectAll('refunds')
      .select('earlier.failure as earlier_failure')
      .where((where) =>
        where.or([
          where.and([
            where('refunds.status', '=', 'requested'),
            where.or([
              where('refunds.stopped_at', 'is not', null),
              where('refunds.last_error', 'is not', null),
              where.and([where('refunds.created_at', '<', lateSince), where.not(waitsForDispute)]),
            ]),
          ]),
          where.and([
            where('refunds.origin', '=', 'stripe'),
            where('refunds.status', '=', 'succeeded'),
            where('refunds.created_at', '>=', madeSince),
          ]),
        ]),
      )
      .orderBy((row) => row.case().when('refunds.status', '=', 'requested').then(0).else(1).end())
      .orderBy('refunds.created_at', 'desc')
      .limit(limit)
      .execute()
      .then(money.readAll),

  /**
   * Inserts a refund.
   * @returns its id, or undefined if this payment was refunded for this reason before
   */
  insert: async (db: Connection, refund: NewRefund) => {
    const row = await db
      .insertInto('refunds')
      .values(money.write(refund))
      .onConflict((conflict) => conflict.columns(['stripe_payment_intent_id', 'reason']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  },

  update: (db: Connection, id: string, change: InCents<Updateable<RefundsTable>, 'amount'>) =>
    db
      .updateTable('refunds')
      .set({ ...money.write(change), updated_at: new Date() })
      .where('id', '=', id)
      .execute(),

  setAsksClient: async (db: Connection, { id }: { id: string }, asks_client: boolean): Promise<void> => {
    await db
      .updateTable('refunds')
      .set({ asks_client })
      .where('id', '=', id)
      .where('asks_client', '<>', asks_client)
      .execute();
  },

  /** Begins another attempt with a new key, unless somebody else has already. */
  nextAttempt: (
    db: Connection,
    { id, attempt }: { id: string; attempt: number },
    change: { last_error: string; stopped_at: Date | null },
  ) =>
    db
      .updateTable('refunds')
      .set({ ...change, attempt: attempt + 1, updated_at: new Date() })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('status', '=', 'requested')
      .execute(),
};

export type RefundRow = NonNullable<Awaited<ReturnType<typeof refundsStore.find>>>;
