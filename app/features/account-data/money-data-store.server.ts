import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import { exportPage, noId } from './account-data-store.server.ts';

/** What is stored about one person's money, by the same rules as accountDataStore. */
export const moneyDataStore = {
  payments: (db: Connection, userId: string, professionalId: string | null, after = noId) =>
    db
      .selectFrom('payments')
      .innerJoin('payment_money', 'payment_money.payment_id', 'payments.id')
      .select(['payments.id', 'payments.booking_id', 'payments.amount', 'payment_money.refunded'])
      .select(['payments.payment_method', 'payments.card_brand', 'payments.created_at'])
      .select([
        sql<string>`case when payments.client_id = ${userId}::uuid then 'paid' else 'received' end`.as('direction'),
        // A professional sees how a client paid, and not with which card.
        sql<string | null>`case when payments.client_id = ${userId}::uuid then card_last4 end`.as('card_last4'),
      ])
      .where((where) =>
        where.or([
          where('payments.client_id', '=', userId),
          where('payments.professional_id', '=', professionalId ?? noId),
        ]),
      )
      .where('payments.id', '>', after)
      .orderBy('payments.id')
      .limit(exportPage)
      .execute(),

  /** Refunds to this person. */
  refunds: (db: Connection, userId: string, after = noId) =>
    db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.stripe_payment_intent_id', 'refunds.stripe_payment_intent_id')
      .select([
        'refunds.id',
        'refunds.booking_id',
        'refunds.amount',
        'refunds.reason',
        'refunds.status',
        'refunds.created_at',
      ])
      .where('payments.client_id', '=', userId)
      .where('refunds.id', '>', after)
      .orderBy('refunds.id')
      .limit(exportPage)
      .execute(),

  /** What was sent to a professional, or will be, and what was taken back of it. */
  transfers: (db: Connection, professionalId: string, after = noId) =>
    db
      .selectFrom('transfers')
      .select([
        'id',
        'booking_id',
        'amount',
        'commission',
        'status',
        'due_at',
        'sent_at',
        'reversed_amount',
        'reversed_commission',
        'created_at',
      ])
      .where('professional_id', '=', professionalId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(exportPage)
      .execute(),
};
