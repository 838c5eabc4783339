import { sql, type Insertable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { BookingPushKind, Recipient } from '#app/features/notices/notices.ts';
import { pushLimits } from './push-limits.ts';
import type { PushSubscriptionsTable } from './push-tables.server.ts';

/** Identifies a push: a booking has each once. */
type BookingPush = { booking_id: string; kind: BookingPushKind; recipient: Recipient; occasion: string };

/** The push_subscriptions and booking_pushes tables. */
export const pushStore = {
  /**
   * An endpoint is one browser: it belongs to whoever is signed in there now.
   * @returns undefined if it renews itself although its owner has removed it
   */
  save: async (trx: Transaction, subscription: Insertable<PushSubscriptionsTable>, { isRenewal = false } = {}) => {
    const saved = await trx
      .insertInto('push_subscriptions')
      .values(subscription)
      .onConflict((conflict) =>
        conflict
          .column('endpoint')
          .doUpdateSet((row) => ({
            user_id: row.ref('excluded.user_id'),
            session_id: row.ref('excluded.session_id'),
            professional_id: row.ref('excluded.professional_id'),
            subscription_object: row.ref('excluded.subscription_object'),
            user_agent: row.ref('excluded.user_agent'),
            removed_at: null,
          }))
          .where((row) =>
            row.or([
              row.val(!isRenewal),
              row('push_subscriptions.removed_at', 'is', null),
              row('push_subscriptions.user_id', '!=', row.ref('excluded.user_id')),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    return saved?.id;
  },

  /** Ids grow over time, so the oldest go first; removed browsers take no place of the others. */
  dropSurplus: (trx: Transaction, userId: string, keptId: string) =>
    trx
      .deleteFrom('push_subscriptions')
      .where('id', 'in', (query) =>
        query
          .selectFrom(
            trx
              .selectFrom('push_subscriptions')
              .select('id')
              .select(sql<number>`row_number() over (partition by removed_at is null order by id desc)`.as('place'))
              .where('user_id', '=', userId)
              .where('id', '!=', keptId)
              .as('placed'),
          )
          .select('placed.id')
          .where('placed.place', '>', pushLimits.subscriptionsPerUser - 1),
      )
      .execute(),

  /** Lists the browsers in which this person is signed in, newest first. */
  findLiveOfUser: (db: Connection, userId: string) =>
    db
      .selectFrom('push_subscriptions')
      .innerJoin('auth_session', 'auth_session.id', 'push_subscriptions.session_id')
      .select([
        'push_subscriptions.id',
        'push_subscriptions.user_agent',
        'push_subscriptions.created_at',
        'push_subscriptions.delivered_at',
      ])
      .where('push_subscriptions.user_id', '=', userId)
      .where('push_subscriptions.removed_at', 'is', null)
      .where('auth_session.expires_at', '>', sql<Date>`now()`)
      .orderBy('push_subscriptions.id', 'desc')
      .execute(),

  /** Lists the browsers in which these people are signed in. */
  listLiveOfUsers: (db: Connection, userIds: readonly string[]) =>
    db
      .selectFrom('push_subscriptions')
      .innerJoin('auth_session', 'auth_session.id', 'push_subscriptions.session_id')
      .select(['push_subscriptions.id', 'push_subscriptions.user_id'])
      .where('push_subscriptions.user_id', 'in', [...userIds])
      .where('push_subscriptions.removed_at', 'is', null)
      .where('auth_session.expires_at', '>', sql<Date>`now()`)
      .orderBy('push_subscriptions.id', 'desc')
      .execute(),

  /** Finds a browser while its session is live. */
  findLive: (db: Connection, id: string) =>
    db
      .selectFrom('push_subscriptions')
      .innerJoin('auth_session', 'auth_session.id', 'push_subscriptions.session_id')
      .select(['push_subscriptions.id', 'push_subscriptions.user_id', 'push_subscriptions.subscription_object'])
      .where('push_subscriptions.id', '=', id)
      .where('push_subscriptions.removed_at', 'is', null)
      .where('auth_session.expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst(),

  setDelivered: (db: Connection, id: string) =>
    db
      .updateTable('push_subscriptions')
      .set({ delivered_at: sql`now()` })
      .where('id', '=', id)
      .execute(),

  remove: (db: Connection, id: string) => db.deleteFrom('push_subscriptions').where('id', '=', id).execute(),

  /** @returns false if this user has no such subscription, or has removed it before */
  removeOfUser: async (db: Connection, userId: string, id: string) => {
    const result = await db
      .updateTable('push_subscriptions')
      .set({ removed_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },

  /** @returns those of these pushes that were not queued before */
  claim: (trx: Transaction, pushes: readonly BookingPush[]): Promise<BookingPush[]> =>
    trx
      .insertInto('booking_pushes')
      .values([...pushes])
      .onConflict((conflict) => conflict.columns(['booking_id', 'kind', 'recipient', 'occasion']).doNothing())
      .returning(['booking_id', 'kind', 'recipient', 'occasion'])
      .execute(),
};
