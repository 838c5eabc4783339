import { describe, expect, it } from 'vitest';
import Stripe from 'stripe';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, bookingTables, eventually, slotAt } from '#tests/support/booking-journey.ts';
import { startRunningApp, webhookSecret } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { reconcileCheckouts, silenceMinutes } from './commands/reconcile-checkouts.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, pending, statusOf, sessionOf, quiet } = bookingJourney(app, testDatabase);

const inSilence = () => reconcileCheckouts(new Date(Date.now() + (silenceMinutes + 1) * 60_000));
const paymentsOf = (bookingId: string) =>
  db.selectFrom('payments').selectAll().where('booking_id', '=', bookingId).execute();
const refundRowsOf = (bookingId: string) =>
  db.selectFrom('refunds').select(['reason', 'status', 'amount']).where('booking_id', '=', bookingId).execute();

/** As a professional or an admin will: the client's checkout stays open. */
async function cancelDirectly(id: string): Promise<void> {
  await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', id).execute();
}

async function heldBooking() {
  const [client, bookable] = [await person(), await buildBookable(db)];
  return { client, bookable, ...(await pending(client, bookable)) };
}

async function completedEvent(sessionId: string): Promise<Stripe.Event> {
  const { objects } = await app.sandbox.state();
  const event = objects.event.find(
    ({ type, data }) => type === 'checkout.session.completed' && (data.object as { id: string }).id === sessionId,
  );
  if (!event) throw new Error('The sandbox has no such event');
  return event;
}

function post(payload: string, secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000), sent = payload) {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return call('POST', '/webhooks/stripe', { body: sent, headers: { 'stripe-signature': signature } });
}

describe('a payment that a webhook tells', () => {
  it('confirms the booking', proves('BOOK-041'), async () => {
    const { bookingId, sessionId } = await heldBooking();
    await app.sandbox.pay(sessionId);
    await eventually(async () => expect(await statusOf(bookingId)).toBe('confirmed'));
    expect(await paymentsOf(bookingId)).toEqual([
      expect.objectContaining({ stripe_session_id: sessionId, amount: '75.00' }),
    ]);
  });

  it('in five copies, and sent again later, does so once', async () => {
    const { bookingId, sessionId, client } = await heldBooking();
    await app.sandbox.webhooks({ copies: 5 });
    await app.sandbox.pay(sessionId);
    await quiet();
    await app.sandbox.redeliver((await completedEvent(sessionId)).id, 3);
    await quiet();
    await app.sandbox.webhooks({ copies: 1 });
    expect(await paymentsOf(bookingId)).toHaveLength(1);
    expect(await refundRowsOf(bookingId)).toEqual([]);
    expect(
      (await app.sandbox.mails(client.email)).filter(({ subject }) => subject.startsWith('Confirmed')),
    ).toHaveLength(1);
  });

  it('before our answer with the address has reached the client confirms it all the same', async () => {
    const { bookingId, sessionId } = await heldBooking();
    // As if the webhook overtook the answer of Stripe's API: the session is not recorded yet.
    await db
      .updateTable('checkouts')
      .set({ status: 'creating', stripe_session_id: null, url: null })
      .where('booking_id', '=', bookingId)
      .execute();
    await app.sandbox.pay(sessionId);
    await eventually(async () => expect(await statusOf(bookingId)).toBe('confirmed'));
  });

  it('never, is found by reconciliation', async () => {
    const { bookingId, sessionId } = await heldBooking();
    await app.sandbox.webhooks({ mode: 'dropped' });
    await app.sandbox.pay(sessionId);
    await quiet();
    await app.sandbox.webhooks({ mode: 'on' });
    expect(await statusOf(bookingId)).toBe('pending');
    await inSilence();
    expect(await statusOf(bookingId)).toBe('confirmed');
    expect(await paymentsOf(bookingId)).toHaveLength(1);
  });
});

describe('an expiry', () => {
  it('never told is found by reconciliation', async () => {
    const { bookingId, sessionId } = await heldBooking();
    await app.sandbox.webhooks({ mode: 'dropped' });
    await app.sandbox.expire(sessionId);
    await quiet();
    await app.sandbox.webhooks({ mode: 'on' });
    await inSilence();
    expect(await statusOf(bookingId)).toBe('cancelled');
  });

  it('of a hold without a checkout comes after 31 minutes', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const body = {
      serviceId: bookable.service.id,
      professionalId: bookable.professional.id,
      clientId: client.id,
      location: 'Here',
    };
    const inserted = await call<{ id: string }>('POST', '/bookings', {
      as: client,
      body: { ...body, bookingDate: slotAt(9, '09:00') },
    });
    await reconcileCheckouts(new Date(Date.now() + 30 * 60_000));
    expect(await statusOf(inserted.body.id)).toBe('pending');
    await reconcileCheckouts(new Date(Date.now() + 32 * 60_000));
    expect(await statusOf(inserted.body.id)).toBe('cancelled');
  });
});

describe('money without a booking is refunded, once', () => {
  it.each([
    ['cancelled', 'booking-cancelled', cancelDirectly],
    [
      'deleted',
      'booking-deleted',
      async (id: string): Promise<void> => {
        await cancelDirectly(id);
        await db.deleteFrom('bookings').where('id', '=', id).execute();
      },
    ],
    [
      'priced differently',
      'amount-differs',
      async (id: string): Promise<void> => {
        await db
          .updateTable('bookings')
          .set({ total_amount: '70.00', service_price: '70.00' })
          .where('id', '=', id)
          .execute();
      },
    ],
  ] as const)('when the booking is %s', proves('OPEN-46'), async (_, reason, change) => {
    const { bookingId, sessionId } = await heldBooking();
    await change(bookingId);
    await app.sandbox.webhooks({ copies: 3 });
    await app.sandbox.pay(sessionId);
    await eventually(async () => expect(await app.sandbox.refundsOf(bookingId)).toHaveLength(1));
    await quiet();
    await app.sandbox.redeliver((await completedEvent(sessionId)).id, 2);
    await quiet();
    await app.sandbox.webhooks({ copies: 1 });
    const [charge] = await app.sandbox.chargesOf(bookingId);
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 7500 });
    expect(await refundRowsOf(bookingId)).toEqual([{ reason, status: 'succeeded', amount: '75.00' }]);
    expect(await statusOf(bookingId)).toBe(reason === 'booking-deleted' ? 'gone' : 'cancelled');
  });

  it('when its client has left, and nothing of the card is recorded', proves('OPEN-46'), async () => {
    const { bookingId, sessionId, client } = await heldBooking();
    await app.sandbox.webhooks({ mode: 'paused' });
    await app.sandbox.pay(sessionId);
    expect((await call('POST', '/functions/delete-user-account', { as: client })).status).toBe(200);
    await app.sandbox.webhooks({ mode: 'on' });
    await eventually(async () => expect(await app.sandbox.refundsOf(bookingId)).toHaveLength(1));
    expect(await paymentsOf(bookingId)).toMatchObject([{ client_id: null, card_brand: null, card_last4: null }]);
  });

  it('also when the booking is deleted after its refund, and the event comes again', async () => {
    const { bookingId, sessionId, client } = await heldBooking();
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', bookingId).execute();
    await app.sandbox.pay(sessionId);
    await eventually(async () => expect(await app.sandbox.refundsOf(bookingId)).toHaveLength(1));
    expect((await call('DELETE', `/bookings/${bookingId}`, { as: client })).status).toBe(200);
    const { id, ...rest } = await completedEvent(sessionId);
    await post(JSON.stringify({ ...rest, id: `${id}_again` }));
    await quiet();
    expect(await app.sandbox.refundsOf(bookingId)).toHaveLength(1);
    expect(await refundRowsOf(bookingId)).toHaveLength(1);
  });

  it('when another session of the same booking was paid before', async () => {
    const { bookingId, sessionId, client, bookable } = await heldBooking();
    await db
      .updateTable('checkouts')
      .set({ status: 'creating', stripe_session_id: null, url: null, created_at: new Date(Date.now() - 60_000) })
      .where('booking_id', '=', bookingId)
      .execute();
    const again = await pending(client, bookable);
    expect(again.bookingId).toBe(bookingId);
    await app.sandbox.pay(again.sessionId);
    await eventually(async () => expect(await statusOf(bookingId)).toBe('confirmed'));
    await app.sandbox.pay(sessionId);
    await eventually(async () => expect(await app.sandbox.refundsOf(bookingId)).toHaveLength(1));
    await quiet();
    expect(await statusOf(bookingId)).toBe('confirmed');
    expect(await paymentsOf(bookingId)).toEqual([
      expect.objectContaining({ stripe_session_id: await sessionOf(bookingId) }),
    ]);
    expect(await refundRowsOf(bookingId)).toEqual([{ reason: 'paid-twice', status: 'succeeded', amount: '75.00' }]);
  });
});

describe('what is no event of Stripe changes nothing', () => {
  it('a forged, a missing, an old signature and a tampered body', async () => {
    const { bookingId, sessionId } = await heldBooking();
    await app.sandbox.webhooks({ mode: 'dropped' });
    await app.sandbox.pay(sessionId);
    await quiet();
    const payload = JSON.stringify(await completedEvent(sessionId));
    const now = Math.floor(Date.now() / 1000);
    const before = await bookingTables(db);
    const answers = [
      await post(payload, 'whsec_of_somebody_else'),
      await post(payload, webhookSecret, now - 3_600),
      await post(payload, webhookSecret, now, payload.replace('completed', 'expired')),
      await post(payload, webhookSecret, now, ''),
      await call('POST', '/webhooks/stripe', { body: payload }),
      await call('POST', '/webhooks/stripe', { body: payload, headers: { 'stripe-signature': `t=${now},v1=00` } }),
    ];
    await app.sandbox.webhooks({ mode: 'on' });
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [400, 'webhook_signature']),
    );
    await quiet();
    expect(await bookingTables(db)).toEqual(before);
    expect(await statusOf(bookingId)).toBe('pending');
  });

  it('a signed event is not believed: Stripe is asked', async () => {
    const { bookingId, sessionId } = await heldBooking();
    const session = (await app.sandbox.sessionsOf(bookingId))[0];
    const forged = { ...session, status: 'complete', payment_status: 'paid' };
    const answer = await post(
      JSON.stringify({
        id: 'evt_forged',
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: forged },
      }),
    );
    expect(answer.status).toBe(200);
    await quiet();
    expect(await statusOf(bookingId)).toBe('pending');
    expect(sessionId).toBe(session?.id);
  });

  it.each([
    ['of a type that nothing is done about', { type: 'customer.created', data: { object: { id: 'cus_1' } } }],
    ['without an object', { type: 'checkout.session.completed', data: { object: {} } }],
    ['without data', { type: 'checkout.session.completed' }],
    ['without a type', { data: { object: { id: 'cs_1' } } }],
  ])('an event %s is acknowledged and forgotten', async (name, event) => {
    const answer = await post(JSON.stringify({ id: `evt_${name}`, object: 'event', ...event }));
    expect(answer.status).toBe(200);
    const stored = await db.selectFrom('stripe_events').select('id').where('id', '=', `evt_${name}`).execute();
    expect(stored).toEqual([]);
  });
});
