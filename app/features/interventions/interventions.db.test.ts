import { describe, expect, it, vi } from 'vitest';
import { executeRefund } from '#app/features/payments/refunds/commands/execute-refund.server.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { moveVisit } from '#tests/factories/bookings.ts';
import { buildConnectedAccount } from '#tests/factories/connected.ts';
import { eventually, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { expectLedgerOf } from '#tests/support/money/ledger-invariants.ts';
import { paidOut, payoutJourney } from '#tests/support/payout-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { BookingFile } from './booking-file.ts';
import { proves } from '#tests/support/proves.ts';

vi.setConfig({ testTimeout: 60_000 });
const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, confirmed, statusOf, quiet, begun, complete, sentOf, transferOf } = payoutJourney(
  app,
  testDatabase,
);
const [client, admin, colleague] = [
  await person({ first_name: 'Casey' }),
  await person({ role: 'admin', first_name: 'Ada', last_name: 'Admin' }),
  await person({ role: 'admin' }),
];

const fileOf = async (bookingId: string) =>
  (await call<BookingFile>('GET', `/admin/bookings/${bookingId}`, { as: admin })).body;
const act = (bookingId: string, body: Record<string, unknown>, as: Person | undefined = admin, key?: string) =>
  call<{ id: string }>('POST', `/admin/bookings/${bookingId}/interventions`, {
    as,
    body: { reason: 'They asked for it', ...body },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const auditOf = async (bookingId: string) =>
  (await pool.query('select action, actor_id, details from audit_log where subject_id = $1 order by id', [bookingId]))
    .rows;
const stateOf = async (bookingId: string) => {
  const [booking, payment, refunds, transfer] = await Promise.all([
    db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirst(),
    db.selectFrom('payments').selectAll().where('booking_id', '=', bookingId).executeTakeFirst(),
    db.selectFrom('refunds').select(['amount', 'reason']).where('booking_id', '=', bookingId).orderBy('id').execute(),
    db.selectFrom('transfers').selectAll().where('booking_id', '=', bookingId).executeTakeFirst(),
  ]);
  return { booking, payment, refunds, transfer, audit: await auditOf(bookingId) };
};
/** A visit of $75 that is done and paid out. */
const done = async () => {
  const visit = await begun(client);
  await complete(visit);
  await quiet();
  return visit;
};

describe('who may', () => {
  it('act: administrators only, on bookings that exist, with a reason, and nothing changes otherwise', async () => {
    const visit = await begun(client);
    const before = await stateOf(visit.bookingId);
    for (const [as, status] of [
      [client, 404],
      [visit.owner, 404],
      [await person(), 404],
    ] as const) {
      expect((await act(visit.bookingId, { action: 'complete' }, as)).status).toBe(status);
      expect((await call('GET', `/admin/bookings/${visit.bookingId}`, { as })).status).toBe(404);
    }
    expect(
      (
        await call('POST', `/admin/bookings/${visit.bookingId}/interventions`, {
          body: { action: 'complete', reason: 'None of theirs' },
        })
      ).status,
    ).toBe(401);
    for (const reason of ['', '  ab ', 'x'.repeat(501), undefined, 7])
      expect((await act(visit.bookingId, { action: 'complete', reason })).status).toBe(422);
    expect((await act('019a0000-0000-7000-8000-000000000000', { action: 'complete' })).body.code).toBe(
      'booking_not_found',
    );
    expect((await act('no-id', { action: 'complete' })).status).toBe(404);
    expect(await stateOf(visit.bookingId)).toEqual(before);
  });
});

describe('a booking', () => {
  it(
    'is cancelled with the full refund that was shown; the parties read the message, not the reason',
    proves('OPEN-04'),
    async () => {
      const { bookingId } = await confirmed(client, await buildBookable(db), { bookingDate: slotAt(12, '09:00') });
      expect((await fileOf(bookingId)).possible.cancel).toEqual({ refund: 7_500, waitsForBank: false });
      expect((await act(bookingId, { action: 'cancel', expectedRefund: '37.50' })).body.code).toBe('money_changed');
      const both = await Promise.all(
        [admin, colleague].map((who) =>
          act(
            bookingId,
            {
              action: 'cancel',
              expectedRefund: '75.00',
              message: 'The street is flooded',
              reason: 'Client was rude on the phone',
            },
            who,
          ),
        ),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      await quiet();
      expect(await statusOf(bookingId)).toBe('cancelled');
      await expectLedgerOf(pool, bookingId, { client: '0.00', professional: '0.00', commission: '0.00', held: '0.00' });
      const seen = JSON.stringify((await call('GET', `/bookings/${bookingId}/timeline`, { as: client })).body);
      expect(seen).toContain('The street is flooded');
      expect(seen).not.toContain('rude');
      expect(JSON.stringify((await call('GET', `/bookings/${bookingId}`, { as: client })).body)).not.toContain('rude');
      const { history, possible } = await fileOf(bookingId);
      expect(history).toContainEqual(
        expect.objectContaining({
          what: 'Cancelled',
          by: 'admin',
          reason: 'Client was rude on the phone',
          detail: '$75.00',
        }),
      );
      expect(possible).toMatchObject({ cancel: null, complete: null, refund: null, holdPayout: null });
    },
  );

  it('is completed once it has begun, once, and paid out', proves('OPEN-05'), async () => {
    const visit = await begun(client);
    expect((await fileOf(visit.bookingId)).possible.complete).toEqual({
      kept: 7_500,
      professional: 6_750,
      commission: 750,
    });
    const both = await Promise.all([admin, colleague].map((who) => act(visit.bookingId, { action: 'complete' }, who)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    await quiet();
    await expectLedgerOf(pool, visit.bookingId, paidOut);
    const ahead = await confirmed(client, await buildBookable(db), { bookingDate: slotAt(13, '09:00') });
    expect((await act(ahead.bookingId, { action: 'complete' })).body.code).toBe('intervention_impossible');
  });

  it('has its confirmation sent again, to one of the two, and not twice within two minutes', async () => {
    const { bookingId } = await confirmed(client, await buildBookable(db), { bookingDate: slotAt(14, '09:00') });
    await quiet();
    const mails = () => app.sandbox.mails(client.email);
    const before = (await mails()).length;
    const both = await Promise.all(
      [admin, colleague].map((who) => act(bookingId, { action: 'resend-confirmation', to: 'client' }, who)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    await eventually(async () => expect(await mails()).toHaveLength(before + 1));
    expect((await fileOf(bookingId)).possible.resendTo).toEqual(['professional']);
  });
});

describe('a payout', () => {
  it('held before the visit is done stays, through everything else, until it is released', async () => {
    const visit = await begun(client);
    expect((await fileOf(visit.bookingId)).possible.holdPayout).toEqual({ isAhead: true });
    expect(
      (await Promise.all([admin, colleague].map((who) => act(visit.bookingId, { action: 'hold-payout' }, who))))
        .map(({ status }) => status)
        .sort(),
    ).toEqual([201, 409]);
    await complete(visit);
    await quiet();
    expect(await transferOf(visit.bookingId)).toMatchObject({ status: 'held', holds: ['admin'] });
    expect(await sentOf(visit.bookingId)).toEqual([]);
    expect(
      (await Promise.all([admin, colleague].map((who) => act(visit.bookingId, { action: 'release-payout' }, who))))
        .map(({ status }) => status)
        .sort(),
    ).toEqual([201, 409]);
    await quiet();
    await expectLedgerOf(pool, visit.bookingId, paidOut);
    expect((await act(visit.bookingId, { action: 'hold-payout' })).body.code).toBe('intervention_impossible');
  });

  it('held by a problem, too, leaves only when both are over', async () => {
    const visit = await begun(client);
    const report = await call<{ id: string }>('POST', `/bookings/${visit.bookingId}/problem`, {
      as: client,
      body: { kind: 'quality', description: 'Half of it was left undone.' },
    });
    await complete(visit);
    await act(visit.bookingId, { action: 'hold-payout' });
    await act(visit.bookingId, { action: 'release-payout' });
    expect((await transferOf(visit.bookingId)).holds).toEqual(['problem']);
    await act(visit.bookingId, { action: 'hold-payout' });
    await call('POST', `/admin/problems/${report.body.id}/settlement`, {
      as: admin,
      body: { outcome: 'none', settlement: 'We heard both.' },
    });
    expect(await transferOf(visit.bookingId)).toMatchObject({ status: 'held', holds: ['admin'] });
    await act(visit.bookingId, { action: 'release-payout' });
    await quiet();
    await expectLedgerOf(pool, visit.bookingId, paidOut);
  });

  it('that waits for an account or was refused is tried again at once, and sent once', async () => {
    const visit = await begun(client, await buildBookable(db));
    await complete(visit);
    await quiet();
    expect((await transferOf(visit.bookingId)).status).not.toBe('sent');
    await db
      .updateTable('transfers')
      .set({ status: 'failed', due_at: new Date(Date.now() + 3_600_000), last_error: 'No' })
      .where('booking_id', '=', visit.bookingId)
      .execute();
    await db
      .updateTable('professionals')
      .set({ stripe_account_id: await buildConnectedAccount(app.sandbox), stripe_account_status: 'active' })
      .where('id', '=', visit.offer.professional.id)
      .execute();
    const both = await Promise.all(
      [admin, colleague].map((who) => act(visit.bookingId, { action: 'retry-transfer' }, who)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    await eventually(async () => expect((await transferOf(visit.bookingId)).status).toBe('sent'));
    expect(await sentOf(visit.bookingId)).toEqual([[6_750, 0]]);
    await expectLedgerOf(pool, visit.bookingId, paidOut);
  });

  it('a refund that no job has made is tried again, and made once', async () => {
    const visit = await done();
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', visit.bookingId)
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('refunds')
      .values({
        booking_id: visit.bookingId,
        stripe_payment_intent_id: payment.stripe_payment_intent_id,
        amount: '5.00',
        reason: 'forgotten',
        updated_at: new Date(Date.now() - 120_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await fileOf(visit.bookingId)).possible.retryRefunds).toEqual([{ id, amount: '5.00' }]);
    const both = await Promise.all(
      [admin, colleague].map((who) => act(visit.bookingId, { action: 'retry-refund', refundId: id }, who)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    await eventually(async () =>
      expect(await db.selectFrom('refunds').select('status').where('id', '=', id).executeTakeFirst()).toEqual({
        status: 'succeeded',
      }),
    );
    await executeRefund(id);
    const { rows } = await pool.query(`select count(*)::int as n from ledger_entries where source = $1`, [id]);
    expect(rows).toEqual([{ n: 1 }]);
    expect(
      (await act(visit.bookingId, { action: 'retry-refund', refundId: '019a0000-0000-7000-8000-000000000000' })).status,
    ).toBe(409);
  });
});

it('why somebody acted goes with whoever leaves; that they acted stays', proves('OPEN-46'), async () => {
  const leaving = await person();
  const { bookingId } = await confirmed(leaving, await buildBookable(db), { bookingDate: slotAt(15, '09:00') });
  await moveVisit(db, bookingId, -90);
  await act(bookingId, { action: 'hold-payout', reason: 'Leaving Lee told us a long story' });
  expect((await call('POST', '/functions/delete-user-account', { as: leaving })).status).toBe(200);
  const { history } = await fileOf(bookingId);
  expect(history.find(({ what }) => what === 'Payout held')).toMatchObject({
    actor: 'Ada Admin',
    reason: 'Removed with the account of a party',
  });
});
