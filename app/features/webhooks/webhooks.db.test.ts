import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { buildBookable } from '#tests/factories/bookable.ts';
import { buildPayment } from '#tests/factories/payments.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { bookingJourney, eventually, personOf, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { refuse, startReceiver, type WebhookReceiver } from '#tests/support/http/webhook-receiver.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deliverDue } from './commands/deliver-due.server.ts';
import { publishWebhooks } from './commands/publish-webhooks.server.ts';
import { deleteOldDeliveries } from './commands/delete-old-deliveries.server.ts';
import type { WebhookDeliveryDto } from './queries/list-deliveries.server.ts';
import type { WebhookEndpointDto } from './queries/list-endpoints.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, pending, confirmed } = bookingJourney(app, testDatabase);

type Added = WebhookEndpointDto & { secret: string };

async function add(as: Person, overrides: Record<string, unknown> = {}) {
  const body = { owner: 'person', events: ['booking.confirmed'], ...overrides };
  return call<Added>('POST', '/account/webhook-endpoints', { as, body });
}

async function listening(events = ['booking.confirmed']) {
  const [owner, receiver] = [await person(), await startReceiver()];
  const { status, body } = await add(owner, { url: receiver.url, events });
  expect(status).toBe(201);
  return { owner, receiver, endpoint: body };
}

const test = (as: Person, id: string) => call('POST', `/account/webhook-endpoints/${id}/test`, { as });
const logOf = async (as: Person, id: string) =>
  (await call<{ items: WebhookDeliveryDto[] }>('GET', `/account/webhook-endpoints/${id}/deliveries`, { as })).body
    .items;
const replay = (as: Person, id: string) => call('POST', `/account/webhook-deliveries/${id}/replay`, { as });
const change = (as: Person, id: string, body: object) =>
  call<WebhookEndpointDto>('PATCH', `/account/webhook-endpoints/${id}`, { as, body });

/** What an endpoint verified and read. */
function verified(receiver: WebhookReceiver, secret: string) {
  return receiver.received.map(({ headers, body }) => {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return JSON.parse(body) as { type: string; version: string; data: { booking: { id: string; url: string } | null } };
  });
}

/** Makes everything that waits for an attempt due. */
async function waitIsOver(endpointId: string): Promise<void> {
  await sql`update webhook_deliveries set next_attempt_at = now() where endpoint_id = ${endpointId} and state = 'pending'`.execute(
    db,
  );
  await deliverDue();
}

/** Waits until the newest delivery had this many attempts, the last of which has ended like this. */
async function attempted(owner: Person, endpointId: string, attempts: number, ended: Partial<WebhookDeliveryDto>) {
  return eventually(async () => {
    const [delivery] = await logOf(owner, endpointId);
    expect(delivery).toMatchObject({ attempts, ...ended });
    if (!delivery) throw new Error('no delivery');
    return delivery;
  });
}

describe('events of a booking', () => {
  it('go signed to the endpoints of its client and its business, each to its own', async () => {
    const bookable = await buildBookable(db);
    const [client, own, theirs] = [await person(), await startReceiver(), await startReceiver()];
    const professional = await personOf(db, { id: bookable.professional.profile_id, email: '' });
    const personal = await add(client, { url: own.url, events: ['booking.created', 'booking.confirmed'] });
    const business = await add(professional, { url: theirs.url, owner: 'business' });
    expect([personal.status, business.status]).toEqual([201, 201]);

    const { bookingId } = await confirmed(client, bookable, { bookingDate: slotAt(12, '10:00') });
    await eventually(async () => {
      const types = verified(own, personal.body.secret).map(({ type }) => type);
      expect(types.toSorted()).toEqual(['booking.confirmed', 'booking.created']);
      expect(verified(theirs, business.body.secret)).toEqual([
        expect.objectContaining({
          type: 'booking.confirmed',
          version: '1',
          data: { booking: { id: bookingId, url: `${app.url}/api/bookings/${bookingId}` } },
        }),
      ]);
    });
    expect(theirs.received[0]?.body).not.toContain('Congress');
  });

  it('say to a business that a paid visit was cancelled, and nothing of a hold that ran out', async () => {
    const bookable = await buildBookable(db);
    const [client, receiver] = [await person(), await startReceiver()];
    const professional = await personOf(db, { id: bookable.professional.profile_id, email: '' });
    const events = ['booking.cancelled'];
    const personal = await add(client, { url: receiver.url, events });
    const business = await add(professional, { url: receiver.url, owner: 'business', events });
    const held = await pending(client, bookable, { bookingDate: slotAt(12, '10:00') });
    await call('PATCH', `/bookings/${held.bookingId}`, { as: client, body: { status: 'cancelled' } });
    const { bookingId } = await confirmed(client, bookable, { bookingDate: slotAt(13, '10:00') });
    await call('POST', `/bookings/${bookingId}/cancel-and-refund`, { as: client, body: { expectedRefund: '75.00' } });
    await eventually(async () => expect(await logOf(client, personal.body.id)).toHaveLength(2));
    expect(await logOf(professional, business.body.id)).toMatchObject([
      { payload: expect.stringContaining(bookingId) as string },
    ]);
  });

  it.each([
    ['cancelled-by-client', 1],
    ['booking-cancelled', 0],
  ])('of a deleted booking whose payment was returned as %s are told to its business: %i', async (reason, count) => {
    const { professional } = await buildBookable(db);
    const [client, owner] = [await person(), await personOf(db, { id: professional.profile_id, email: '' })];
    const choice = { url: (await startReceiver()).url, owner: 'business', events: ['booking.cancelled'] };
    const { body } = await add(owner, choice);
    const deleted = { id: randomUUID(), client_id: client.id, professional_id: professional.id, total_amount: '75.00' };
    const { booking_id, stripe_payment_intent_id } = await buildPayment(db, deleted);
    await db.insertInto('refunds').values({ booking_id, stripe_payment_intent_id, amount: '75.00', reason }).execute();
    await publishWebhooks([{ id: randomUUID(), bookingId: booking_id, type: 'booking.cancelled', at: new Date() }]);
    expect(await logOf(owner, body.id)).toHaveLength(count);
  });

  it('are delivered once, however often they are published', async () => {
    const { owner, receiver, endpoint } = await listening();
    const booking = await buildBooking(db, { client_id: owner.id });
    const event = { id: randomUUID(), bookingId: booking.id, type: 'booking.confirmed', at: new Date() };
    await Promise.all([publishWebhooks([event]), publishWebhooks([event]), publishWebhooks([event])]);
    await attempted(owner, endpoint.id, 1, { state: 'delivered' });
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a delivery', () => {
  it('that is refused is tried again with the same id, and its answer is in the log', async () => {
    const { owner, receiver, endpoint } = await listening();
    receiver.answerWith(refuse(500));
    await test(owner, endpoint.id);
    const refused = await attempted(owner, endpoint.id, 1, { response_status: 500, response_excerpt: 'no' });
    expect(refused.state).toBe('pending');
    const wait = Date.parse(refused.next_attempt_at ?? '') - Date.parse(refused.last_attempt_at ?? '');
    expect(wait).toBeGreaterThan(55_000);

    receiver.answerWith((response) => response.end('ok'));
    await waitIsOver(endpoint.id);
    await attempted(owner, endpoint.id, 2, { state: 'delivered', response_status: 200 });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('is not redirected', async () => {
    const [{ owner, receiver, endpoint }, elsewhere] = [await listening(), await startReceiver()];
    receiver.answerWith(refuse(302, { location: elsewhere.url }));
    await test(owner, endpoint.id);
    await attempted(owner, endpoint.id, 1, { state: 'pending', response_status: 302 });
    expect(elsewhere.received).toEqual([]);
  });

  it('whose answer never ends is accepted, and little of it is kept', async () => {
    const { owner, receiver, endpoint } = await listening();
    receiver.answerWith((response) => {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    });
    await test(owner, endpoint.id);
    const { response_excerpt } = await attempted(owner, endpoint.id, 1, { state: 'delivered' });
    expect(response_excerpt).toHaveLength(1_000);
  });

  it('that waits for an answer holds up nobody else', async () => {
    const [slow, quick] = [await listening(), await listening()];
    slow.receiver.answerWith(() => undefined);
    for (let count = 0; count < 6; count += 1) await test(slow.owner, slow.endpoint.id);
    await eventually(() => expect(slow.receiver.received.length).toBeGreaterThanOrEqual(4));
    await test(quick.owner, quick.endpoint.id);
    await attempted(quick.owner, quick.endpoint.id, 1, { state: 'delivered' });
    expect(slow.receiver.received).toHaveLength(4);
    await call('DELETE', `/account/webhook-endpoints/${slow.endpoint.id}`, { as: slow.owner });
    slow.receiver.hangUp();
  });

  it('is kept for 30 days', async () => {
    const { owner, endpoint } = await listening();
    await test(owner, endpoint.id);
    await test(owner, endpoint.id);
    const [, old] = await logOf(owner, endpoint.id);
    await sql`update webhook_deliveries set created_at = now() - interval '31 days' where id = ${old?.id}`.execute(db);
    await deleteOldDeliveries();
    expect(await logOf(owner, endpoint.id)).toHaveLength(1);
  });
});

describe('an endpoint that accepts nothing', () => {
  it('for three days is turned off with a mail, and gets what it missed once it is on again', async () => {
    const { owner, receiver, endpoint } = await listening();
    receiver.answerWith(refuse(500));
    await test(owner, endpoint.id);
    const failed = await attempted(owner, endpoint.id, 1, { response_status: 500 });
    await sql`update webhook_endpoints set failing_since = now() - interval '73 hours' where id = ${endpoint.id}`.execute(
      db,
    );
    await sql`update webhook_deliveries set attempts = 9 where id = ${failed.id}`.execute(db);
    await waitIsOver(endpoint.id);
    await attempted(owner, endpoint.id, 10, { state: 'failed' });
    const { items } = (await call<{ items: WebhookEndpointDto[] }>('GET', '/account/webhook-endpoints', { as: owner }))
      .body;
    expect(items).toMatchObject([{ enabled: false, disabled_reason: 'failing' }]);
    await eventually(async () => {
      const [mail] = await app.sandbox.mails(owner.email);
      expect(mail?.subject).toBe('A webhook endpoint was turned off');
    });

    expect(await replay(owner, failed.id)).toMatchObject({ status: 409, body: { code: 'webhook_endpoint_off' } });
    receiver.answerWith((response) => response.end());
    expect((await change(owner, endpoint.id, { enabled: true })).body).toMatchObject({
      enabled: true,
      failing_since: null,
    });
    expect((await replay(owner, failed.id)).status).toBe(204);
    await attempted(owner, endpoint.id, 1, { state: 'delivered' });
  });

  it('and says so with 410 is turned off at once', async () => {
    const { owner, receiver, endpoint } = await listening();
    receiver.answerWith(refuse(410));
    await test(owner, endpoint.id);
    await attempted(owner, endpoint.id, 1, { state: 'failed' });
    expect((await change(owner, endpoint.id, {})).body).toMatchObject({ enabled: false, disabled_reason: 'gone' });
    expect(await test(owner, endpoint.id)).toMatchObject({ status: 409 });
  });

  it('for a while stays on', async () => {
    const { owner, receiver, endpoint } = await listening();
    receiver.answerWith(refuse(503));
    await test(owner, endpoint.id);
    await attempted(owner, endpoint.id, 1, { response_status: 503 });
    expect((await change(owner, endpoint.id, {})).body).toMatchObject({ enabled: true });
  });
});

describe('endpoints', () => {
  it('of other people do not exist', async () => {
    const [{ owner, endpoint }, stranger] = [await listening(), await person()];
    await test(owner, endpoint.id);
    const [delivery] = await logOf(owner, endpoint.id);
    const path = `/account/webhook-endpoints/${endpoint.id}`;
    const asked = [
      await call('GET', `${path}/deliveries`, { as: stranger }),
      await change(stranger, endpoint.id, { enabled: false }),
      await test(stranger, endpoint.id),
      await replay(stranger, delivery?.id ?? ''),
      await call('DELETE', path, { as: stranger }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('cannot be in a private network, and are five at most', async () => {
    const owner = await person();
    const refused = await add(owner, { url: 'https://169.254.169.254/latest/meta-data' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'webhook_url_refused' } });
    expect(refused.body.details.fields).toHaveProperty('url');
    const url = 'https://example.com/hooks';
    for (let count = 0; count < 5; count += 1) expect((await add(owner, { url })).status).toBe(201);
    expect(await add(owner, { url })).toMatchObject({ status: 409, body: { code: 'too_many_endpoints' } });
  });

  it('of a person hear nothing that only a business is told', async () => {
    const owner = await person();
    const url = 'https://example.com/hooks';
    expect((await add(owner, { url, events: ['booking.payout'] })).status).toBe(422);
    expect((await add(owner, { url, owner: 'business' })).status).toBe(409);
  });

  it('cannot choose messages; one that once did keeps its other events, and is changed as any other', async () => {
    const { owner, endpoint } = await listening(['booking.confirmed', 'booking.completed']);
    expect((await add(owner, { events: ['booking.message'] })).status).toBe(422);
    const chosen = (events: string[]) =>
      db.updateTable('webhook_endpoints').set({ events }).where('id', '=', endpoint.id).execute();
    await chosen(['booking.confirmed', 'booking.message']);
    expect((await change(owner, endpoint.id, {})).body.events).toEqual(['booking.confirmed']);
    await chosen(['booking.message']);
    const off = await change(owner, endpoint.id, { enabled: false });
    expect(off).toMatchObject({ status: 200, body: { events: [], enabled: false } });
    const on = await change(owner, endpoint.id, { enabled: true, events: ['booking.completed'] });
    expect(on).toMatchObject({ status: 200, body: { events: ['booking.completed'], enabled: true } });
  });

  it('keep their secret to themselves', async () => {
    const { endpoint } = await listening();
    const { rows } = await sql<{ row: string }>`select webhook_endpoints::text as row from webhook_endpoints`.execute(
      db,
    );
    expect(rows.some(({ row }) => row.includes(endpoint.secret))).toBe(false);
  });
});
