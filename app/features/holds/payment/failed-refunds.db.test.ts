import { describe, expect, it, vi } from 'vitest';
import { log } from '#app/platform/log/log.server.ts';
import { followDispute } from '#app/features/payments/disputes/commands/follow-dispute.server.ts';
import { executeRefund } from '#app/features/payments/refunds/commands/execute-refund.server.ts';
import { buildPayable } from '#tests/factories/connected.ts';
import { bookingJourney } from '#tests/support/booking-journey.ts';
import { expectLedgerOf } from '#tests/support/money/ledger-invariants.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { stripeMoneyJourney } from '#tests/support/stripe-money-journey.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { BookingFile } from '#app/features/interventions/booking-file.ts';
import type { BookingList } from '#app/features/bookings/booking-dto.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { person } = bookingJourney(app, testDatabase);
const [client, admin] = [await person(), await person({ role: 'admin' })];
const { call, quiet, confirmed, ...atStripe } = stripeMoneyJourney(app, testDatabase, admin);
const { stripeRefundsOf, refundsOf, notable, timeline, refundInDashboard, cancelByAdmin, retell } = atStripe;

describe('a refund that fails at Stripe', { timeout: 90_000 }, () => {
  const cancelled = async (webhooks: 'on' | 'dropped' = 'on') => {
    const { bookingId } = await confirmed(client, await buildPayable(db, app.sandbox));
    await cancelByAdmin(bookingId);
    await quiet();
    const [refund] = await stripeRefundsOf(bookingId);
    await app.sandbox.webhooks({ mode: webhooks });
    await app.sandbox.endRefund(refund?.id ?? '');
    await app.sandbox.webhooks({ mode: 'on' });
    await quiet();
    return bookingId;
  };
  const held = { client: '-75.00', professional: '0.00', commission: '0.00', held: '75.00' };
  const nothing = { client: '0.00', professional: '0.00', commission: '0.00', held: '0.00' };

  it('comes back to the platform, is owed, is shown, and can be tried again', async () => {
    const bookingId = await cancelled();
    await retell();
    expect(await refundsOf(bookingId)).toMatchObject([
      { status: 'failed', failure: 'expired_or_canceled_card' },
      { status: 'requested', stopped_at: expect.any(Date) },
    ]);
    await expectLedgerOf(pool, bookingId, held);
    const [stopped] = await notable(bookingId);
    expect(stopped).toMatchObject({ state: 'stopped', because: 'expired_or_canceled_card' });
    await executeRefund(stopped?.id ?? '');
    const { body } = await call<BookingList>('GET', '/bookings', { as: client });
    expect(body.items.find(({ id }) => id === bookingId)).toMatchObject({ refund_trouble: 'failed' });
    expect(await timeline(bookingId)).toContain('Refund didn’t arrive $75.00');
    expect((await call('POST', `/admin/refunds/${stopped?.id}/retry`, { as: client })).status).toBe(404);
    expect((await call('POST', `/admin/refunds/${stopped?.id}/retry`, { as: admin })).status).toBe(200);
    await quiet();
    expect((await call('POST', `/admin/refunds/${stopped?.id}/retry`, { as: admin })).status).toBe(409);
    expect((await stripeRefundsOf(bookingId)).map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    await expectLedgerOf(pool, bookingId, nothing);
  });

  it('is not tried again while a dispute is open, and stays in the list', async () => {
    const bookingId = await cancelled();
    const [stopped] = await notable(bookingId);
    expect(stopped).toMatchObject({ is_disputed: false });
    const [opened_at, checked_at] = [new Date(), new Date()];
    const values = { id: `dp_${bookingId}`, booking_id: bookingId, stripe_charge_id: 'ch_1', amount: '75.00' };
    await db
      .insertInto('disputes')
      .values({ ...values, reason: 'fraudulent', status: 'needs_response', opened_at, checked_at })
      .execute();
    const retry = await call<{ code: string }>('POST', `/admin/refunds/${stopped?.id}/retry`, { as: admin });
    expect([retry.status, retry.body.code]).toEqual([409, 'refund_disputed']);
    expect(await notable(bookingId)).toMatchObject([{ id: stopped?.id, state: 'stopped', is_disputed: true }]);
  });

  it('can be paid otherwise, once; how stands with the refund, and that it was done in the audit log', async () => {
    const bookingId = await cancelled();
    const [stopped] = await notable(bookingId);
    const pay = () =>
      call('POST', `/admin/refunds/${stopped?.id}/paid-otherwise`, { as: admin, body: { how: 'By bank transfer' } });
    expect(
      (await call('POST', `/admin/refunds/${stopped?.id}/paid-otherwise`, { as: admin, body: { how: ' ' } })).status,
    ).toBe(422);
    // Asked again, as after an answer that was lost.
    expect([(await pay()).status, (await pay()).status]).toEqual([200, 200]);
    expect(
      (await call('POST', `/admin/refunds/${stopped?.id}/paid-otherwise`, { as: admin, body: { how: 'In cash' } }))
        .status,
    ).toBe(409);
    await expectLedgerOf(pool, bookingId, nothing);
    const entry = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'refund.paid_otherwise')
      .where('subject_id', '=', bookingId)
      .executeTakeFirst();
    expect(entry?.details).toEqual({ refund: stopped?.id, amount: '75.00' });
    expect((await refundsOf(bookingId)).find(({ id }) => id === stopped?.id)).toMatchObject({
      status: 'succeeded',
      paid_otherwise: 'By bank transfer',
    });
    const { body: file } = await call<BookingFile>('GET', `/admin/bookings/${bookingId}`, { as: admin });
    expect(file.money.refunds).toContainEqual(expect.objectContaining({ paid_otherwise: 'By bank transfer' }));
    expect(file.history).toContainEqual(expect.objectContaining({ what: 'Refund paid another way', by: 'admin' }));
    await quiet();
    const told = (await app.sandbox.mails(client.email)).filter(({ text }) =>
      /We’ve paid you \$75\.00/.test(text ?? ''),
    );
    expect(told.map(({ text }) => /business days|By bank transfer/.test(text ?? ''))).toEqual([false]);
  });

  it('paid otherwise, and then by a bank too: what went back twice is in the log', async () => {
    const bookingId = await cancelled();
    const path = `/admin/refunds/${(await notable(bookingId))[0]?.id}/paid-otherwise`;
    expect((await call('POST', path, { as: admin, body: { how: 'By bank transfer' } })).status).toBe(200);
    const told = vi.spyOn(log, 'error');
    const [charge] = await app.sandbox.chargesOf(bookingId);
    const { id } = await app.sandbox.dispute(charge?.id ?? '');
    await quiet();
    await app.sandbox.closeDispute(id, 'lost');
    await quiet();
    // Asked about again, as every night.
    await followDispute(id);
    expect(told.mock.calls.filter(([, message]) => message === 'more went back than was paid')).toEqual([
      [{ bookingId, disputeId: id, over: 7_500 }, expect.any(String)],
    ]);
    await expectLedgerOf(pool, bookingId, nothing);
  });

  it('can be made in Stripe’s dashboard', async () => {
    const bookingId = await cancelled();
    await refundInDashboard(bookingId);
    expect((await notable(bookingId)).map(({ state }) => state)).toEqual(['foreign']);
    await expectLedgerOf(pool, bookingId, nothing);
  });

  it('that nobody heard of is written down before what stands in for it in Stripe’s dashboard', async () => {
    const bookingId = await cancelled('dropped');
    await refundInDashboard(bookingId);
    const entries = await db
      .selectFrom('ledger_entries')
      .select('kind')
      .where('booking_id', '=', bookingId)
      .orderBy('at')
      .execute();
    expect(entries.map(({ kind }) => kind)).toEqual(['payment', 'refund', 'refund-failed', 'refund']);
    await expectLedgerOf(pool, bookingId, nothing);
  });

  it('tells the client when Stripe asks where to send it, and is owed again when that comes to nothing', async () => {
    const bookingId = await cancelled();
    await call('POST', `/admin/refunds/${(await notable(bookingId))[0]?.id}/retry`, { as: admin });
    await quiet();
    const [refund] = await stripeRefundsOf(bookingId);
    await app.sandbox.endRefund(refund?.id ?? '', 'requires_action');
    await quiet();
    const trouble = async () =>
      (await call<BookingList>('GET', '/bookings', { as: client })).body.items.find(({ id }) => id === bookingId)
        ?.refund_trouble;
    expect(await trouble()).toBe('asks-client');
    await expectLedgerOf(pool, bookingId, nothing);
    await app.sandbox.endRefund(refund?.id ?? '', 'canceled');
    await quiet();
    expect(await trouble()).toBe('failed');
    await expectLedgerOf(pool, bookingId, held);
  });
});
