import { describe, expect, it } from 'vitest';
import { catchUpWithStripe } from '#app/features/stripe-events/commands/catch-up-with-stripe.server.ts';
import { compareWithStripe } from '#app/features/stripe-events/commands/compare-with-stripe.server.ts';
import { buildPayable } from '#tests/factories/connected.ts';
import { bookingJourney } from '#tests/support/booking-journey.ts';
import { expectBalance, expectLedgerOf } from '#tests/support/money/ledger-invariants.ts';
import { paidOut } from '#tests/support/payout-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { stripeMoneyJourney } from '#tests/support/stripe-money-journey.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { BookingList } from '#app/features/bookings/booking-dto.ts';
import type { RefundPreview } from '#app/features/booking-outcomes/cancel/refund-preview.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { person } = bookingJourney(app, testDatabase);
const [client, admin] = [await person(), await person({ role: 'admin' })];
const { call, begun, complete, quiet, transferOf, statusOf, confirmed, sentOf, ...atStripe } = stripeMoneyJourney(
  app,
  testDatabase,
  admin,
);
const { chargeOf, stripeRefundsOf, refundsOf, notable, timeline, refundInDashboard, cancelByAdmin, retell } = atStripe;

const done = async () => {
  const visit = await begun(client);
  await complete(visit);
  await quiet();
  return visit;
};

/** As the professional's calendar shows it. */
async function appointmentOf(bookingId: string, owner: Awaited<ReturnType<typeof person>>) {
  const { rows } = await pool.query<{ day: string }>(
    `select to_char(start_time at time zone time_zone, 'YYYY-MM-DD') as day from bookings where id = $1`,
    [bookingId],
  );
  const day = rows[0]?.day;
  const { body } = await call<{ appointments: { id: string }[] }>('GET', `/calendar?from=${day}&to=${day}`, {
    as: owner,
  });
  return body.appointments.find(({ id }) => id === bookingId);
}

describe('a refund in Stripe’s dashboard', { timeout: 90_000 }, () => {
  it(
    'comes off what a later cancellation gives back: what is previewed is what is refunded',
    proves('OPEN-04'),
    async () => {
      const { bookingId, owner } = await begun(client);
      await refundInDashboard(bookingId, 3_000);
      const preview = await call<RefundPreview>('GET', `/bookings/${bookingId}/refund-preview`, { as: owner });
      expect(preview.body).toMatchObject({
        total_amount: '75.00',
        refunded_amount: '30.00',
        refund_amount: '45.00',
        kept_amount: '0.00',
      });
      const cancel = (expectedRefund: string) =>
        call<{ refund_amount: string }>('POST', `/bookings/${bookingId}/cancel-and-refund`, {
          as: owner,
          body: { expectedRefund },
        });
      expect((await cancel('75.00')).status).toBe(409);
      expect((await cancel('45.00')).body).toMatchObject({ refund_amount: '45.00' });
      await quiet();
      expect((await refundsOf(bookingId)).map(({ amount, status }) => [amount, status])).toEqual([
        ['30.00', 'succeeded'],
        ['45.00', 'succeeded'],
      ]);
      await expectLedgerOf(pool, bookingId, { client: '0.00', professional: '0.00', commission: '0.00', held: '0.00' });
    },
  );

  it('of a visit ahead is noted once, changes nothing about the booking, and leaves less to share', async () => {
    const { bookingId, owner } = await begun(client);
    await refundInDashboard(bookingId, 3_000);
    await retell();
    expect(await refundsOf(bookingId)).toMatchObject([{ origin: 'stripe', status: 'succeeded', amount: '30.00' }]);
    expect(await statusOf(bookingId)).toBe('confirmed');
    await expectLedgerOf(pool, bookingId, {
      client: '-45.00',
      professional: '0.00',
      commission: '0.00',
      held: '45.00',
    });
    expect(await timeline(bookingId)).toContain('Refunded in Stripe $30.00');
    expect(await notable(bookingId)).toMatchObject([{ state: 'foreign', amount: '30.00' }]);
    const { body } = await call<BookingList>('GET', '/bookings', { as: client });
    expect(body.items.find(({ id }) => id === bookingId)).toMatchObject({
      refunded_amount: '30.00',
      refund_trouble: null,
    });
    expect(await appointmentOf(bookingId, owner)).toMatchObject({
      refund_amount: '30.00',
      fee_amount: '4.50',
      net_amount: '40.50',
    });
    await complete({ bookingId, owner });
    await quiet();
    expect(await transferOf(bookingId)).toMatchObject({ amount: '40.50', commission: '4.50', status: 'sent' });
    await expectBalance(bookingId);
  });

  it('after the transfer takes it back in proportion, to the last cent', async () => {
    const { bookingId } = await done();
    await refundInDashboard(bookingId, 2_001);
    expect(await transferOf(bookingId)).toMatchObject({
      amount: '67.50',
      reversed_amount: '18.01',
      reversed_commission: '2.00',
    });
    await refundInDashboard(bookingId);
    await retell();
    expect(await transferOf(bookingId)).toMatchObject({
      status: 'reversed',
      reversed_amount: '67.50',
      reversed_commission: '7.50',
    });
    await expectLedgerOf(pool, bookingId, { client: '0.00', professional: '0.00', commission: '0.00', held: '0.00' });
  });

  it('that is quicker than ours takes its place: nobody gets the money twice', async () => {
    const { bookingId } = await confirmed(client, await buildPayable(db, app.sandbox));
    await app.sandbox.webhooks({ mode: 'dropped' });
    await app.sandbox.refundInDashboard(await chargeOf(bookingId));
    await app.sandbox.webhooks({ mode: 'on' });
    await cancelByAdmin(bookingId);
    await quiet();
    expect(await refundsOf(bookingId)).toMatchObject([
      { origin: 'doorstep', status: 'failed', failure: 'superseded' },
      { origin: 'stripe', status: 'succeeded' },
    ]);
    expect((await stripeRefundsOf(bookingId)).map(({ amount }) => amount)).toEqual([7_500]);
    await expectLedgerOf(pool, bookingId, { client: '0.00', professional: '0.00', commission: '0.00', held: '0.00' });
  });

  it('that claims to be another booking’s refund is believed only in what Stripe knows of it', async () => {
    const [one, other] = [await done(), await done()];
    await call('POST', `/bookings/${other.bookingId}/problem`, {
      as: client,
      body: { kind: 'other', description: 'Words' },
    });
    await db
      .insertInto('refunds')
      .values({
        booking_id: other.bookingId,
        stripe_payment_intent_id: 'pi_other',
        amount: '10.00',
        reason: 'x',
        stopped_at: new Date(),
      })
      .execute();
    const [row] = (await refundsOf(other.bookingId)).slice(-1);
    await app.sandbox.refundInDashboard(await chargeOf(one.bookingId), 1_000, {
      refund_id: row?.id,
      booking_id: other.bookingId,
    });
    await quiet();
    expect(await refundsOf(one.bookingId)).toMatchObject([{ origin: 'stripe', amount: '10.00' }]);
    expect(await refundsOf(other.bookingId)).toMatchObject([{ status: 'requested' }]);
    await db
      .deleteFrom('refunds')
      .where('id', '=', row?.id ?? '')
      .execute();
    await expectBalance(one.bookingId);
  });
});

describe('at Stripe besides', { timeout: 90_000 }, () => {
  it('a transfer that is taken back in the dashboard is the platform’s until it is refunded', async () => {
    const { bookingId } = await done();
    await app.sandbox.reverseInDashboard((await transferOf(bookingId)).stripe_transfer_id ?? '', 5_000);
    await retell();
    await expectLedgerOf(pool, bookingId, {
      client: '-75.00',
      professional: '17.50',
      commission: '57.50',
      held: '0.00',
    });
    expect(await timeline(bookingId)).toContain('Taken back from the professional $50.00');
    await refundInDashboard(bookingId, 6_000);
    await expectLedgerOf(pool, bookingId, {
      client: '-15.00',
      professional: '13.50',
      commission: '1.50',
      held: '0.00',
    });
    expect(await sentOf(bookingId)).toEqual([[6_750, 5_400]]);
  });

  it('a payout that a bank sends back makes what is earned next wait', async () => {
    const { bookingId, offer } = await done();
    const account = offer.professional.stripe_account_id ?? '';
    await app.sandbox.payOut(account);
    const [payout] = (await app.sandbox.state()).objects.payout;
    await app.sandbox.failPayout(payout?.id ?? '');
    await quiet();
    expect(
      (
        await db
          .selectFrom('professionals')
          .select('stripe_account_status')
          .where('id', '=', offer.professional.id)
          .executeTakeFirstOrThrow()
      ).stripe_account_status,
    ).toBe('restricted');
    await expectLedgerOf(pool, bookingId, paidOut);
  });

  it('an account that leaves the platform is forgotten, and what is earned waits for another one', async () => {
    const visit = await begun(client);
    const { stripe_account_id } = visit.offer.professional;
    await app.sandbox.deauthorize(stripe_account_id ?? '');
    await quiet();
    expect(
      await db
        .selectFrom('professionals')
        .select(['stripe_account_id', 'stripe_account_status'])
        .where('id', '=', visit.offer.professional.id)
        .executeTakeFirst(),
    ).toEqual({ stripe_account_id: null, stripe_account_status: null });
    await complete(visit);
    await quiet();
    expect((await transferOf(visit.bookingId)).status).toBe('waiting');
    await expectBalance(visit.bookingId);
  });

  it.each([
    ['the list of events', () => catchUpWithStripe()],
    ['the nightly comparison', () => compareWithStripe()],
  ])('what no webhook told is found by %s', async (_, look) => {
    const visit = await done();
    await app.sandbox.webhooks({ mode: 'dropped' });
    await app.sandbox.refundInDashboard(await chargeOf(visit.bookingId), 1_000);
    await app.sandbox.reverseInDashboard((await transferOf(visit.bookingId)).stripe_transfer_id ?? '', 2_000);
    await app.sandbox.webhooks({ mode: 'on' });
    await look();
    await quiet();
    await look();
    await quiet();
    expect(await refundsOf(visit.bookingId)).toMatchObject([{ origin: 'stripe', amount: '10.00' }]);
    expect(Number((await transferOf(visit.bookingId)).reversed_amount)).toBeGreaterThanOrEqual(20);
    await expectBalance(visit.bookingId);
  });
});
