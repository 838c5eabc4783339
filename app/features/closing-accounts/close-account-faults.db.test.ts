import { beforeEach, expect, it } from 'vitest';
import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { moveVisit } from '#tests/factories/bookings.ts';
import { bookingJourney, eventually, slotAt } from '#tests/support/booking-journey.ts';
import { expectMoneyAndBookingsAgree } from '#tests/support/money/money-invariants.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, pending, confirmed, statusOf, quiet } = bookingJourney(app, testDatabase);

/** As often as Stripe's library asks at most. */
const always = 3;

beforeEach(async () => {
  await app.sandbox.clearFaults();
  app.connectStripe({ timeoutMilliseconds: 500 });
});

it.each([
  ['cannot be reached', { kind: 'reset', count: always }],
  ['does its work and never answers', { kind: 'timeout_after', count: always }],
  ['answers 500 and keeps that answer under the key', { kind: 'status', status: 500, stored: true, count: 1 }],
  ['refuses with 400 once', { kind: 'status', status: 400, stored: true, count: 1 }],
] as const)(
  'Stripe %s: leaving is not refused, each refund is made once and the checkout ended',
  proves('OPEN-46'),
  async (_, fault) => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const visit = await confirmed(client, bookable, { bookingDate: slotAt(10, '09:00') });
    const hold = await pending(client, bookable, { bookingDate: slotAt(11, '09:00') });
    await app.sandbox.fail({ ...fault, method: 'POST', path: '/v1/refunds' });
    await app.sandbox.fail({ ...fault, method: 'POST', path: '/v1/checkout/sessions' });
    expect((await call('POST', '/functions/delete-user-account', { as: client })).status).toBe(200);
    await eventually(async () => {
      expect((await app.sandbox.refundsOf(visit.bookingId)).map(({ amount }) => amount)).toEqual([7500]);
      expect((await app.sandbox.sessionsOf(hold.bookingId))[0]?.status).toBe('expired');
      expect(
        await db.selectFrom('refunds').select('status').where('booking_id', '=', visit.bookingId).execute(),
      ).toEqual([{ status: 'succeeded' }]);
    });
    await quiet();
    await expectMoneyAndBookingsAgree(db, stripe());
  },
);

it(
  'what is paid for a hold in the moment of leaving is refunded, whoever tells of it, and also afterwards',
  proves('OPEN-46'),
  async () => {
    const [client, bookable, another] = [await person(), await buildBookable(db), await buildBookable(db)];
    await app.sandbox.webhooks({ mode: 'dropped' });
    const paidBefore = await pending(client, bookable, { bookingDate: slotAt(20, '09:00') });
    const paidAfter = await pending(client, another, { bookingDate: slotAt(21, '09:00') });
    await app.sandbox.pay(paidBefore.sessionId);
    await app.sandbox.fail({
      kind: 'status',
      status: 503,
      count: always,
      method: 'POST',
      path: `/v1/checkout/sessions/${paidAfter.sessionId}`,
    });
    expect((await call('POST', '/functions/delete-user-account', { as: client })).status).toBe(200);
    await app.sandbox.pay(paidAfter.sessionId);
    await eventually(async () => {
      for (const { bookingId } of [paidBefore, paidAfter]) {
        expect((await app.sandbox.refundsOf(bookingId)).map(({ amount }) => amount)).toEqual([7500]);
        expect(await statusOf(bookingId)).toBe('cancelled');
      }
    });
    await app.sandbox.webhooks({ mode: 'on' });
    await quiet();
    await expectMoneyAndBookingsAgree(db, stripe());
  },
);

it('a webhook that comes again, and a return page, give no more back than the late cancellation did', async () => {
  const [client, bookable] = [await person(), await buildBookable(db)];
  const { bookingId, sessionId } = await confirmed(client, bookable, { bookingDate: slotAt(22, '09:00') });
  await db.updateTable('bookings').set({ late_fee_percent: '100' }).where('id', '=', bookingId).execute();
  await moveVisit(db, bookingId, 60);
  expect((await call('POST', '/functions/delete-user-account', { as: client })).status).toBe(200);
  await quiet();
  const { objects } = await app.sandbox.state();
  const event = objects.event.find(
    ({ type, data }) => type === 'checkout.session.completed' && (data.object as { id: string }).id === sessionId,
  );
  await testDatabase.pool.query('delete from stripe_events where id = $1', [event?.id]);
  await app.sandbox.redeliver(event?.id ?? '', 3);
  await quiet();
  expect(await app.sandbox.refundsOf(bookingId)).toEqual([]);
  await expectMoneyAndBookingsAgree(db, stripe());
});
