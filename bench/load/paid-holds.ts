import type pg from 'pg';
import { connectStripe, stripe } from '#app/platform/stripe/stripe.server.ts';
import type { Marketplace } from '../marketplaces/booking-marketplace.ts';

export type PaidHold = {
  bookingId: string;
  sessionId: string;
  /** Of Stripe's event about its payment. */ eventId: string;
};

const atOnce = 16;

/** Connects this process to the sandbox's Stripe and stops the sandbox from sending webhooks: the bench sends them. */
export async function connectPayments(sandboxUrl: string) {
  const answer = await fetch(`${sandboxUrl}/sandbox/api/clients`);
  const { stripe: client, webhookSecret } = (await answer.json()) as {
    stripe: { secretKey: string; protocol: 'http'; host: string; port: number };
    webhookSecret: string;
  };
  const { secretKey, ...endpoint } = client;
  connectStripe({ secretKey, webhookSecrets: [webhookSecret], endpoint });
  await control(sandboxUrl, '/webhooks', { mode: 'dropped' });
  return { tell: (url: string, hold: PaidHold) => tell(url, hold, webhookSecret) };
}

/**
 * Makes one-hour holds whose checkouts are paid but not yet reported. `from`: hours from now at which the first
 * begins.
 */
export async function makePaidHolds(
  pool: pg.Pool,
  sandboxUrl: string,
  marketplace: Marketplace,
  count: number,
  from: number,
): Promise<PaidHold[]> {
  const bookings = await insertHolds(pool, marketplace, count, from);
  const holds: Omit<PaidHold, 'eventId'>[] = [];
  const worker = async () => {
    for (let bookingId = bookings.pop(); bookingId; bookingId = bookings.pop())
      holds.push({ bookingId, sessionId: await openSession(bookingId) });
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await pool.query(
    `insert into checkouts (booking_id, amount, stripe_session_id, status) select booking, 80, session, 'open' from unnest($1::uuid[], $2::text[]) as opened (booking, session)`,
    [holds.map(({ bookingId }) => bookingId), holds.map(({ sessionId }) => sessionId)],
  );
  await control(sandboxUrl, '/checkout-sessions/pay', { sessions: holds.map(({ sessionId }) => sessionId) });
  const events = await eventsOfPayments();
  return holds.map((hold) => ({ ...hold, eventId: events.get(hold.sessionId) ?? '' }));
}

async function insertHolds(
  pool: pg.Pool,
  { bookables, clientIds }: Marketplace,
  count: number,
  from: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into bookings (client_id, professional_id, booking_date, start_time, end_time, busy_until, time_zone, location, service_name, service_price, duration,
       total_amount, commission_percent, free_cancellation_hours, late_fee_percent)
     select ($3::uuid[])[1 + n % cardinality($3::uuid[])], ($2::uuid[])[1 + n % cardinality($2::uuid[])], start, start, start + interval '1 hour',
       start + interval '1 hour', 'America/Chicago', '500 E 7th St, Austin, TX 78701', 'Mobile haircut', 80, 60, 80, 10, 24, 50
     from generate_series(0, $1::int - 1) n, lateral (select date_trunc('hour', now()) + make_interval(hours => $4::int + n / cardinality($2::uuid[])) as start)
     returning id`,
    [count, bookables.map(({ professionalId }) => professionalId), clientIds, from],
  );
  return rows.map(({ id }) => id);
}

async function openSession(bookingId: string): Promise<string> {
  const { id } = await stripe().checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { price_data: { currency: 'usd', unit_amount: 8_000, product_data: { name: 'Mobile haircut' } }, quantity: 1 },
    ],
    metadata: { booking_id: bookingId },
    success_url: 'http://localhost/',
  });
  return id;
}

/** The ids of Stripe's events about paid sessions: with others, the product would find these and catch up with them. */
async function eventsOfPayments(): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for await (const { id, data } of stripe().events.list({ type: 'checkout.session.completed', limit: 100 }))
    ids.set((data.object as { id: string }).id, id);
  return ids;
}

/**
 * Reports a paid session to a server, as Stripe does.
 * @throws Error unless it is acknowledged
 */
async function tell(url: string, { sessionId, eventId }: PaidHold, secret: string): Promise<void> {
  const body = JSON.stringify({
    id: eventId,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: sessionId } },
  });
  const answer = await fetch(`${url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': stripe().webhooks.generateTestHeaderString({ payload: body, secret }),
    },
    body,
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The webhook was answered with ${answer.status}`);
}

async function control(sandboxUrl: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/sandbox/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${answer.status} ${await answer.text()}`);
}
