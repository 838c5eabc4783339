import { describe, expect, it } from 'vitest';
import { executeTransfer } from '#app/features/payments/transfers/commands/execute-transfer.server.ts';
import { refreshConnectedAccount } from '#app/features/connected-accounts/commands/refresh-connected-account.server.ts';
import { sweepTransfers } from '#app/features/payments/transfers/commands/sweep-transfers.server.ts';
import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { moveVisit } from '#tests/factories/bookings.ts';
import { buildConnectedAccount, buildPayable } from '#tests/factories/connected.ts';
import { eventually, slotAt } from '#tests/support/booking-journey.ts';
import { expectLedgerOf } from '#tests/support/money/ledger-invariants.ts';
import { paidOut, payoutJourney } from '#tests/support/payout-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { completeFinished } from '#app/features/booking-outcomes/complete/commands/complete-finished.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, confirmed, statusOf, quiet, ...visits } = payoutJourney(app, testDatabase);
const { transferOf, complete, sentOf, sentInTheEnd } = visits;
const client = await person();
const begun = (bookable?: Parameters<typeof visits.begun>[1]) => visits.begun(client, bookable);
const hour = 3_600_000;

describe('after completion', proves('OPEN-02'), () => {
  it('one transfer of the total less 10% goes out of the charge, in the booking’s group', async () => {
    const visit = await begun();
    await complete(visit);
    await quiet();
    const transfer = await transferOf(visit.bookingId);
    expect(transfer).toMatchObject({
      status: 'sent',
      amount: '67.50',
      commission: '7.50',
      attempts: 1,
      connected_account: visit.offer.professional.stripe_account_id,
    });
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', visit.bookingId)
      .executeTakeFirstOrThrow();
    const [made, ...more] = await app.sandbox.transfersOf(visit.bookingId);
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      id: transfer.stripe_transfer_id,
      amount: 6_750,
      source_transaction: payment.stripe_charge_id,
      transfer_group: visit.bookingId,
      destination: transfer.connected_account,
    });
    await expectLedgerOf(pool, visit.bookingId, paidOut);
  });

  it('eight workers at once send it once', async () => {
    const visit = await begun();
    await pool.query(`update bookings set status = 'completed' where id = $1`, [visit.bookingId]);
    const { id } = await db
      .insertInto('transfers')
      .values({
        booking_id: visit.bookingId,
        professional_id: visit.offer.professional.id,
        reason: 'completed',
        amount: '67.50',
        commission: '7.50',
        commission_percent: '10',
        status: 'due',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await Promise.all(Array.from({ length: 8 }, () => executeTransfer(id)));
    expect([await sentOf(visit.bookingId), (await transferOf(visit.bookingId)).attempts]).toEqual([[[6_750, 0]], 1]);
    await expectLedgerOf(pool, visit.bookingId, paidOut);
  });

  it('waits for a professional who is not connected, and goes out once they are', async () => {
    const offer = await buildBookable(db);
    const visit = await begun(offer);
    await complete(visit);
    await quiet();
    expect((await transferOf(visit.bookingId)).status).toBe('waiting');
    await sweepTransfers();
    expect([await sentOf(visit.bookingId), (await transferOf(visit.bookingId)).status]).toEqual([[], 'waiting']);
    const account = await buildConnectedAccount(app.sandbox);
    await db
      .updateTable('professionals')
      .set({ stripe_account_id: account, stripe_account_status: 'pending' })
      .where('id', '=', offer.professional.id)
      .execute();
    await refreshConnectedAccount(account);
    await eventually(async () => expect((await transferOf(visit.bookingId)).status).toBe('sent'));
    expect(await sentOf(visit.bookingId)).toEqual([[6_750, 0]]);
  });

  it(
    'waits for an account that is restricted, and goes out once its professional has left',
    proves('OPEN-46'),
    async () => {
      const offer = await buildBookable(db);
      const visit = await begun(offer);
      const account = await buildConnectedAccount(app.sandbox);
      await complete(visit);
      await quiet();
      await db
        .updateTable('professionals')
        .set({ stripe_account_id: account, stripe_account_status: 'restricted' })
        .where('id', '=', offer.professional.id)
        .execute();
      expect((await transferOf(visit.bookingId)).status).toBe('waiting');
      expect((await call('POST', '/functions/delete-user-account', { as: visit.owner })).status).toBe(200);
      await sweepTransfers();
      expect(await transferOf(visit.bookingId)).toMatchObject({ status: 'sent', connected_account: account });
    },
  );

  it('whoever has left is paid to the account they had', proves('OPEN-46'), async () => {
    const visit = await begun();
    expect((await call('POST', '/functions/delete-user-account', { as: visit.owner })).status).toBe(200);
    await completeFinished(new Date(Date.now() + 25 * hour));
    await eventually(async () => expect(await sentOf(visit.bookingId)).toEqual([[6_750, 0]]));
  });
});

describe('when Stripe fails', proves('OPEN-02'), () => {
  const broken: [string, Parameters<typeof app.sandbox.fail>[0]][] = [
    [
      'does the work and breaks the connection',
      { kind: 'reset_after', method: 'POST', path: '/v1/transfers', count: 3 },
    ],
    [
      'breaks the connection before anything is done',
      { kind: 'reset', method: 'POST', path: '/v1/transfers', count: 3 },
    ],
    [
      'answers 500 and keeps that answer',
      { kind: 'status', status: 500, stored: true, method: 'POST', path: '/v1/transfers', count: 1 },
    ],
    ['refuses once', { kind: 'status', status: 400, method: 'POST', path: '/v1/transfers', count: 1 }],
  ];

  it.each(broken)('and %s: the money moves once all the same', async (_, fault) => {
    const visit = await begun();
    await app.sandbox.fail(fault);
    await complete(visit);
    await sentInTheEnd(visit.bookingId);
    await app.sandbox.clearFaults();
    expect(await sentOf(visit.bookingId)).toEqual([[6_750, 0]]);
    await expectLedgerOf(pool, visit.bookingId, paidOut);
  });

  it('a refusal is visible, waits longer each time, and has a new key', async () => {
    const visit = await begun();
    await app.sandbox.fail({ kind: 'status', status: 400, method: 'POST', path: '/v1/transfers', count: 2 });
    await complete(visit);
    await eventually(async () => expect((await transferOf(visit.bookingId)).status).toBe('failed'));
    const first = await transferOf(visit.bookingId);
    expect(first).toMatchObject({ attempts: 1, last_error: 'The sandbox was asked to fail this call.' });
    await sweepTransfers();
    expect((await transferOf(visit.bookingId)).attempts).toBe(1);
    await sweepTransfers(new Date(first.due_at.getTime() + 1));
    const second = await transferOf(visit.bookingId);
    expect([second.status, second.attempts]).toEqual(['failed', 2]);
    await sweepTransfers(new Date(second.due_at.getTime() + 1));
    expect([await sentOf(visit.bookingId), (await transferOf(visit.bookingId)).status]).toEqual([[[6_750, 0]], 'sent']);
  });

  it('after a day Stripe is asked what it has done before anything is sent again', async () => {
    const visit = await begun();
    await complete(visit);
    await quiet();
    // As if the answer had never come, and Stripe had forgotten the key: with a new one it would pay twice.
    const old = {
      status: 'sending' as const,
      stripe_transfer_id: null,
      sent_at: null,
      attempts: 7,
      begun_at: new Date(Date.now() - 25 * hour),
      due_at: new Date(0),
    };
    await db.updateTable('transfers').set(old).where('booking_id', '=', visit.bookingId).execute();
    await sweepTransfers();
    expect([await sentOf(visit.bookingId), (await transferOf(visit.bookingId)).status]).toEqual([[[6_750, 0]], 'sent']);
    await expectLedgerOf(pool, visit.bookingId, paidOut);
  });
});

it(
  'a visit completes by itself a day after its end, once, however many instances look',
  proves('OPEN-05'),
  async () => {
    const visit = await begun();
    const end = (
      await db.selectFrom('bookings').select('end_time').where('id', '=', visit.bookingId).executeTakeFirstOrThrow()
    ).end_time.getTime();
    await completeFinished(new Date(end + 24 * hour - 1));
    expect(await statusOf(visit.bookingId)).toBe('confirmed');
    await Promise.all(Array.from({ length: 4 }, () => completeFinished(new Date(end + 24 * hour))));
    await quiet();
    expect([await statusOf(visit.bookingId), await sentOf(visit.bookingId)]).toEqual(['completed', [[6_750, 0]]]);
  },
);

it('the kept part of a late cancellation is paid out, less 10%', proves('OPEN-04'), async () => {
  const offer = await buildPayable(db, app.sandbox);
  const { bookingId } = await confirmed(client, offer, { bookingDate: slotAt(10, '09:00') });
  await moveVisit(db, bookingId, 60);
  const answer = await call('POST', `/bookings/${bookingId}/cancel-and-refund`, {
    as: client,
    body: { expectedRefund: '37.50' },
  });
  expect([answer.status, answer.body['refund_amount']]).toEqual([200, '37.50']);
  await quiet();
  expect(await sentOf(bookingId)).toEqual([[3_375, 0]]);
  await expectLedgerOf(pool, bookingId, { client: '-37.50', professional: '33.75', commission: '3.75', held: '0.00' });
  // The row of the booking may go; its money stays written down.
  expect((await call('DELETE', `/bookings/${bookingId}`, { as: client })).status).toBe(200);
  expect((await stripe().transfers.list({ transfer_group: bookingId })).data).toHaveLength(1);
});
