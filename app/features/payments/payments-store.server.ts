import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { moneyColumns } from '#app/platform/database/money-columns.server.ts';
import type { Pipeline } from '#app/platform/database/pipeline.server.ts';
import { dollarString, type Cents } from '#app/lib/money.ts';
import { ledgerMoves } from './ledger/ledger.ts';
import type { CheckoutStatus } from './payments-tables.server.ts';

export type NewPayment = {
  booking_id: string;
  client_id: string | null;
  professional_id: string | null;
  amount: Cents;
  payment_method: string | null;
  stripe_session_id: string;
  stripe_payment_intent_id: string;
  stripe_charge_id: string | null;
  card_brand: string | null;
  card_last4: string | null;
};

const money = moneyColumns('amount');

/** The checkouts and payments tables. Money is in cents. */
export const paymentsStore = {
  findCheckout: (db: Connection, bookingId: string) =>
    db.selectFrom('checkouts').selectAll().where('booking_id', '=', bookingId).executeTakeFirst().then(money.readFirst),

  /** Does the same as insertCheckout, on the pipeline that holds a slot. */
  recordCheckout: (pipeline: Pipeline, { booking_id, amount }: { booking_id: string; amount: Cents }) =>
    pipeline.send('insert into checkouts (booking_id, amount) values ($1, $2) on conflict (booking_id) do nothing', [
      booking_id,
      dollarString(amount),
    ]),

  insertCheckout: (db: Connection, checkout: { booking_id: string; amount: Cents }) =>
    db
      .insertInto('checkouts')
      .values(money.write(checkout))
      .onConflict((conflict) => conflict.column('booking_id').doNothing())
      .execute(),

  /**
   * Records the session of an attempt.
   * @returns false if the attempt is over: another session was recorded, or the booking was abandoned meanwhile
   */
  openCheckout: async (
    db: Connection,
    bookingId: string,
    attempt: number,
    session: { stripe_session_id: string; url: string },
  ) => {
    const result = await db
      .updateTable('checkouts')
      .set({ ...session, status: 'open', updated_at: new Date() })
      .where('booking_id', '=', bookingId)
      .where('attempt', '=', attempt)
      .where('status', '=', 'creating')
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },

  /**
   * Begins another attempt (created_at is when it began) unless the current one is open or paid, or began opening
   * after `begunBefore`.
   */
  nextCheckoutAttempt: (db: Connection, bookingId: string, begunBefore: Date) =>
    db
      .updateTable('checkouts')
      .set((row) => ({
        attempt: row('attempt', '+', 1),
        status: 'creating' as const,
        stripe_session_id: null,
        url: null,
        created_at: new Date(),
        updated_at: new Date(),
      }))
      .where('booking_id', '=', bookingId)
      .where((where) =>
        where.or([
          where('status', 'in', ['expired', 'failed']),
          where.and([where('status', '=', 'creating'), where('created_at', '<', begunBefore)]),
        ]),
      )
      .execute(),

  settleCheckout: (db: Connection, bookingId: string, status: CheckoutStatus) =>
    db.updateTable('checkouts').set({ status, updated_at: new Date() }).where('booking_id', '=', bookingId).execute(),

  /**
   * Deletes a checkout that was never opened.
   * @returns false if there is none, or somebody may have its URL
   */
  deleteUnopenedCheckout: async (db: Connection, bookingId: string) => {
    const result = await db
      .deleteFrom('checkouts')
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'creating')
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  },

  touchCheckout: (db: Connection, bookingId: string) =>
    db.updateTable('checkouts').set({ updated_at: new Date() }).where('booking_id', '=', bookingId).execute(),

  listUnsettled: (db: Connection, untouchedSince: Date, limit: number) =>
    db
      .selectFrom('checkouts')
      .selectAll()
      .where('status', 'in', ['creating', 'open'])
      .where('updated_at', '<', untouchedSince)
      .orderBy('created_at')
      .limit(limit)
      .execute()
      .then(money.readAll),

  findPayment: (db: Connection, bookingId: string) =>
    db.selectFrom('payments').selectAll().where('booking_id', '=', bookingId).executeTakeFirst().then(money.readFirst),

  /** Locks the row until the transaction ends: only one transaction at a time decides what is left of a payment. */
  findPaymentForUpdate: (trx: Transaction, bookingId: string) =>
    trx
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .forUpdate()
      .executeTakeFirst()
      .then(money.readFirst),

  /**
   * Records a payment, enters it in the ledger and its checkout as paid, in one statement.
   * @returns false if it was recorded before, or the booking has another one; nothing has changed then
   */
  insertPayment: async (db: Connection, payment: NewPayment) => {
    const inserted = await db
      .with('paid', (query) =>
        query
          .insertInto('payments')
          .values(money.write(payment))
          .onConflict((conflict) => conflict.doNothing())
          .returning(['booking_id', 'stripe_payment_intent_id as source', 'amount']),
      )
      .with('entered', (query) =>
        query
          .insertInto('ledger_entries')
          .columns(['kind', 'from_account', 'to_account', 'booking_id', 'source', 'amount'])
          .expression((paid) =>
            paid
              .selectFrom('paid')
              .select([
                sql.lit('payment' as const).as('kind'),
                sql.lit(ledgerMoves.payment.from).as('from'),
                sql.lit(ledgerMoves.payment.to).as('to'),
                'booking_id',
                'source',
                'amount',
              ])
              .where('amount', '>', '0'),
          )
          .onConflict((conflict) => conflict.columns(['kind', 'source']).doNothing()),
      )
      .with('settled', (query) =>
        query
          .updateTable('checkouts')
          .set({ status: 'paid', updated_at: new Date() })
          .where('booking_id', 'in', (paid) => paid.selectFrom('paid').select('booking_id')),
      )
      .selectFrom('paid')
      .select('booking_id')
      .executeTakeFirst();
    return inserted !== undefined;
  },

  setHeld: (trx: Transaction, bookingId: string, is_held: boolean) =>
    trx.updateTable('payments').set({ is_held }).where('booking_id', '=', bookingId).execute(),

  clearCardDetails: (trx: Connection, clientId: string) =>
    trx.updateTable('payments').set({ card_brand: null, card_last4: null }).where('client_id', '=', clientId).execute(),

  /** Finds the payment of a payment intent, and locks it until the transaction ends. */
  findPaymentOfIntentForUpdate: (trx: Transaction, paymentIntentId: string) =>
    trx
      .selectFrom('payments')
      .selectAll()
      .where('stripe_payment_intent_id', '=', paymentIntentId)
      .forUpdate()
      .executeTakeFirst()
      .then(money.readFirst),
};
