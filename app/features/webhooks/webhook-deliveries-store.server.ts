import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { KeyOwner } from '#app/platform/access/key-scopes.ts';
import { attemptLeaseSeconds } from './webhook.ts';

/** An event of a booking, ready to be sent to those it concerns. */
export type PreparedEvent = {
  event_id: string;
  booking_id: string;
  type: string;
  owners: readonly KeyOwner[];
  /** Its business hears of it only if the booking was paid. */
  is_of_paid_bookings: boolean;
  payload: string;
};

/** How an attempt ended. */
export type AttemptResult = { status: number | null; excerpt: string | null; failure: string | null };

/** The webhook_deliveries table. */
export const webhookDeliveriesStore = {
  /**
   * Adds a delivery for each event and each endpoint that is on and has chosen it, once. Whose a deleted booking was is
   * known from its payment; one that came too late and was returned made it no visit.
   * @returns the endpoints
   */
  insertForParties: async (db: Connection, events: readonly PreparedEvent[]) => {
    const { rows } = await sql<{ endpoint_id: string }>`
      insert into webhook_deliveries (endpoint_id, event_id, type, payload)
      select endpoint.id, event.event_id, event.type, event.payload
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as event (event_id uuid, booking_id uuid, type text, owners jsonb, is_of_paid_bookings boolean, payload text)
      cross join lateral (
        select client_id, professional_id, payment_method is not null as is_paid from bookings where id = event.booking_id
        union all
        select client_id, professional_id, not exists (
          select from refunds where refunds.booking_id = event.booking_id and reason = 'booking-cancelled'
        ) from payments
        where booking_id = event.booking_id and not exists (select from bookings where id = event.booking_id)
      ) as parties
      cross join lateral (
        select id, events from webhook_endpoints
        where event.owners ? 'person' and professional_id is null and user_id = parties.client_id and disabled_at is null
        union all
        select id, events from webhook_endpoints
        where event.owners ? 'business' and professional_id = parties.professional_id and disabled_at is null
          and (not event.is_of_paid_bookings or parties.is_paid)
      ) as endpoint
      where event.type = any (endpoint.events)
      on conflict (endpoint_id, event_id) do nothing
      returning endpoint_id`.execute(db);
    return [...new Set(rows.map(({ endpoint_id }) => endpoint_id))];
  },

  insert: (trx: Transaction, delivery: { endpoint_id: string; event_id: string; type: string; payload: string }) =>
    trx.insertInto('webhook_deliveries').values(delivery).returning('id').executeTakeFirstOrThrow(),

  /** Takes the delivery of an endpoint that is due longest; an attempt that is lost is due again after its lease. */
  claimDue: async (db: Connection, endpointId: string) => {
    const { rows } = await sql<ClaimedDelivery>`
      update webhook_deliveries as delivery
      set attempts = attempts + 1, last_attempt_at = now(), next_attempt_at = now() + make_interval(secs => ${attemptLeaseSeconds})
      from (
        select webhook_deliveries.id, url, secret from webhook_deliveries
        join webhook_endpoints on webhook_endpoints.id = endpoint_id
        where endpoint_id = ${endpointId} and state = 'pending' and next_attempt_at <= now() and disabled_at is null
        order by next_attempt_at limit 1
        for update of webhook_deliveries skip locked
      ) as due
      where delivery.id = due.id
      returning delivery.id, endpoint_id, event_id, payload, attempts, url, secret`.execute(db);
    return rows[0];
  },

  listDueEndpoints: async (db: Connection) => {
    const { rows } = await sql<{ id: string }>`
      select id from webhook_endpoints where disabled_at is null and exists (
        select from webhook_deliveries where endpoint_id = webhook_endpoints.id and state = 'pending' and next_attempt_at <= now()
      )`.execute(db);
    return rows.map(({ id }) => id);
  },

  setDelivered: (db: Connection, id: string, result: AttemptResult) =>
    db
      .updateTable('webhook_deliveries')
      .set({ state: 'delivered', ...columnsOf(result) })
      .where('id', '=', id)
      .execute(),

  /** Without `seconds` there is no further attempt. */
  setRefused: (db: Connection, id: string, result: AttemptResult, seconds: number | undefined) =>
    db
      .updateTable('webhook_deliveries')
      .set({
        ...columnsOf(result),
        ...(seconds === undefined
          ? { state: 'failed' as const }
          : { next_attempt_at: sql<Date>`now() + make_interval(secs => ${seconds})` }),
      })
      .where('id', '=', id)
      .execute(),

  /** Newest first; one row more than the limit tells whether there are older ones. */
  listOfEndpoint: (db: Connection, endpointId: string, before: string | undefined, limit: number) =>
    db
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('endpoint_id', '=', endpointId)
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),

  /** A delivery of this person's, and whether its endpoint is on. */
  findOfUser: (db: Connection, userId: string, id: string) =>
    db
      .selectFrom('webhook_deliveries')
      .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'webhook_deliveries.endpoint_id')
      .select(['webhook_deliveries.id', 'endpoint_id', 'disabled_at'])
      .where('webhook_deliveries.id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst(),

  setPendingAgain: (db: Connection, id: string) =>
    db
      .updateTable('webhook_deliveries')
      .set({ state: 'pending', attempts: 0, next_attempt_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute(),

  deleteBefore: (db: Connection, before: Date) =>
    db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute(),
};

export type ClaimedDelivery = {
  id: string;
  endpoint_id: string;
  event_id: string;
  payload: string;
  attempts: number;
  url: string;
  secret: string;
};

function columnsOf({ status, excerpt, failure }: AttemptResult) {
  return { response_status: status, response_excerpt: excerpt, failure };
}
