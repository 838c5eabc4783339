import { beforeEach, describe, expect, it } from 'vitest';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, eventually } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { reconcileCheckouts, silenceMinutes } from './commands/reconcile-checkouts.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, pending, confirmed, statusOf, quiet } = bookingJourney(app, testDatabase);

/** As often as Stripe's library asks at most. */
const always = 3;
const inSilence = () => reconcileCheckouts(new Date(Date.now() + (silenceMinutes + 1) * 60_000));

beforeEach(async () => {
  await app.sandbox.clearFaults();
  app.connectStripe({ timeoutMilliseconds: 1_000 });
});

describe('Stripe fails when it is asked about a session', () => {
  it.each([
    ['answers 500', { kind: 'status', status: 500, count: always }],
    ['says 429', { kind: 'status', status: 429, count: 1 }],
  ] as const)('it %s: the webhook’s job tries again until the booking is confirmed', async (_, fault) => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId, sessionId } = await pending(client, bookable);
    await app.sandbox.fail({ ...fault, method: 'GET', path: '/v1/checkout/sessions/' });
    await app.sandbox.pay(sessionId);
    await eventually(async () => expect(await statusOf(bookingId)).toBe('confirmed'));
  });

  it('the return page answers 503, and a later one confirms', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    await app.sandbox.webhooks({ mode: 'dropped' });
    const { bookingId, sessionId } = await pending(client, bookable);
    await app.sandbox.pay(sessionId);
    await quiet();
    await app.sandbox.webhooks({ mode: 'on' });
    const complete = () =>
      call('POST', '/functions/handle-successful-payment', { as: client, body: { bookingId, sessionId } });
    await app.sandbox.fail({
      kind: 'status',
      status: 500,
      count: always,
      method: 'GET',
      path: '/v1/checkout/sessions/',
    });
    expect((await complete()).status).toBe(503);
    expect(await statusOf(bookingId)).toBe('pending');
    expect((await complete()).status).toBe(200);
    expect(await statusOf(bookingId)).toBe('confirmed');
  });
});

describe('Stripe fails when money goes back', () => {
  it.each([
    ['breaks the connection after it did its work', { kind: 'reset_after', count: always }],
    ['does its work and never answers', { kind: 'timeout_after', count: always }],
    ['answers 500 and keeps that answer under the key', { kind: 'status', status: 500, stored: true, count: 1 }],
    ['refuses with 400 once', { kind: 'status', status: 400, stored: true, count: 1 }],
    ['says 429', { kind: 'status', status: 429, count: 1 }],
  ] as const)('it %s: the money is refunded exactly once', async (_, fault) => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId, sessionId } = await pending(client, bookable);
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', bookingId).execute();
    await app.sandbox.fail({ ...fault, method: 'POST', path: '/v1/refunds' });
    await app.sandbox.pay(sessionId);
    await eventually(async () => expect(await app.sandbox.refundsOf(bookingId)).toHaveLength(1));
    const rowsOf = () =>
      db.selectFrom('refunds').select(['status', 'amount']).where('booking_id', '=', bookingId).execute();
    await eventually(async () => expect(await rowsOf()).toEqual([{ status: 'succeeded', amount: '75.00' }]));
    expect(await app.sandbox.refundsOf(bookingId)).toHaveLength(1);
  });

  it('a refund whose job came to nothing is made by reconciliation', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId, sessionId } = await confirmed(client, bookable);
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('stripe_session_id', '=', sessionId)
      .executeTakeFirstOrThrow();
    const { stripe_payment_intent_id, amount } = payment;
    await db
      .insertInto('refunds')
      .values({ booking_id: bookingId, stripe_payment_intent_id, amount, reason: 'test' })
      .execute();
    await inSilence();
    expect(await app.sandbox.refundsOf(bookingId)).toHaveLength(1);
  });
});
