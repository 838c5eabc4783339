import { sql, type Insertable, type Updateable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { DisabledReason } from './webhook.ts';
import type { WebhookEndpointsTable } from './webhooks-tables.server.ts';

/** The webhook_endpoints table. */
export const webhookEndpointsStore = {
  listOfUser: (db: Connection, userId: string) =>
    db.selectFrom('webhook_endpoints').selectAll().where('user_id', '=', userId).orderBy('id').execute(),

  findOfUser: (db: Connection, userId: string, id: string) =>
    db
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst(),

  findWithEmail: (db: Connection, id: string) =>
    db
      .selectFrom('webhook_endpoints')
      .innerJoin('auth_user', 'auth_user.id', 'webhook_endpoints.user_id')
      .selectAll('webhook_endpoints')
      .select('auth_user.email')
      .where('webhook_endpoints.id', '=', id)
      .executeTakeFirst(),

  insert: (trx: Transaction, endpoint: Insertable<WebhookEndpointsTable>) =>
    trx.insertInto('webhook_endpoints').values(endpoint).returningAll().executeTakeFirstOrThrow(),

  update: (trx: Transaction, id: string, change: Updateable<WebhookEndpointsTable>) =>
    trx.updateTable('webhook_endpoints').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

  delete: (trx: Transaction, id: string) => trx.deleteFrom('webhook_endpoints').where('id', '=', id).execute(),

  setAccepted: (db: Connection, id: string) =>
    db
      .updateTable('webhook_endpoints')
      .set({ failing_since: null })
      .where('id', '=', id)
      .where('failing_since', 'is not', null)
      .execute(),

  setFailing: (db: Connection, id: string) =>
    db
      .updateTable('webhook_endpoints')
      .set({ failing_since: sql<Date>`now()` })
      .where('id', '=', id)
      .where('failing_since', 'is', null)
      .execute(),

  /** @returns whether it was on until now */
  disable: async (trx: Transaction, id: string, reason: DisabledReason) => {
    const { numUpdatedRows } = await trx
      .updateTable('webhook_endpoints')
      .set({ disabled_at: sql<Date>`now()`, disabled_reason: reason })
      .where('id', '=', id)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Endpoints whose secrets are not encrypted with this version of AUTH_SECRET. */
  listNotUnder: (db: Connection, version: number) =>
    db
      .selectFrom('webhook_endpoints')
      .select(['id', 'secret'])
      .where('secret', 'not like', `$ba$${version}$%`)
      .execute(),

  replaceSecret: (db: Connection, { id, secret }: { id: string; secret: string }, sealed: string) =>
    db
      .updateTable('webhook_endpoints')
      .set({ secret: sealed })
      .where('id', '=', id)
      .where('secret', '=', secret)
      .execute(),
};

export type WebhookEndpointRow = Awaited<ReturnType<typeof webhookEndpointsStore.listOfUser>>[number];
