import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { listOpenRefunds } from '#app/features/payments/refunds/queries/list-open-refunds.server.ts';
import { cents, centsFromDollars, dollarString } from '#app/lib/money.ts';
import { type Person } from '#tests/support/booking-journey.ts';
import { expectBalance, expectLedgerOf } from '#tests/support/money/ledger-invariants.ts';
import { payoutJourney } from '#tests/support/payout-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { BookingFile } from './booking-file.ts';
import { sharesAfter } from './intervention.ts';
import { proves } from '#tests/support/proves.ts';

vi.setConfig({ testTimeout: 60_000 });
const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, quiet, begun, complete, sentOf } = payoutJourney(app, testDatabase);
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

describe('a refund of a completed visit', () => {
  it(
    'before the payout lowers it, after it is taken back in proportion, and history and audit say who and why',
    proves('OPEN-02'),
    async () => {
      const visit = await done();
      const answer = await act(visit.bookingId, {
        action: 'refund',
        amount: '20.01',
        expectedKept: '75.00',
        reason: 'Half of it was left undone',
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      await quiet();
      expect(await sentOf(visit.bookingId)).toEqual([[6_750, 1_801]]);
      await expectLedgerOf(pool, visit.bookingId, {
        client: '-54.99',
        professional: '49.49',
        commission: '5.50',
        held: '0.00',
      });
      expect((await auditOf(visit.bookingId)).at(-1)).toEqual({
        action: 'booking.refunded',
        actor_id: admin.id,
        details: { amount: '20.01' },
      });
      const { history, money, booking } = await fileOf(visit.bookingId);
      expect(history).toContainEqual(
        expect.objectContaining({
          what: 'Asked for a refund',
          detail: '$20.01',
          actor: 'Ada Admin',
          reason: 'Half of it was left undone',
        }),
      );
      expect([money.kept_amount, money.is_balanced, booking.refund_amount]).toEqual(['54.99', true, '20.01']);
      const rest = await act(visit.bookingId, { action: 'refund', amount: '54.99', expectedKept: '54.99' });
      expect(rest.status).toBe(201);
      await quiet();
      await expectLedgerOf(pool, visit.bookingId, {
        client: '0.00',
        professional: '0.00',
        commission: '0.00',
        held: '0.00',
      });
      expect((await fileOf(visit.bookingId)).possible.refund).toBeNull();
    },
  );

  it('of nothing, of more than is left or of what is no amount is refused', async () => {
    const visit = await begun(client);
    await complete(visit);
    const { refunds } = await stateOf(visit.bookingId);
    for (const amount of ['0.00', '75.01', '-5.00', '5', '5.001', '1e2', 'all', 5]) {
      expect([
        amount,
        (await act(visit.bookingId, { action: 'refund', amount, expectedKept: '75.00' })).status,
      ]).toEqual([amount, 422]);
    }
    expect((await stateOf(visit.bookingId)).refunds).toEqual(refunds);
  });

  it('by two at once, by a second press and from an old page is made once', async () => {
    const visit = await done();
    const refund = { action: 'refund', amount: '10.00', expectedKept: '75.00' };
    const race = await Promise.all(
      Array.from({ length: 8 }, (_, index) => act(visit.bookingId, refund, index % 2 ? admin : colleague)),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    const next = { ...refund, expectedKept: '65.00' };
    const presses = [
      await act(visit.bookingId, next, admin, 'press'),
      await act(visit.bookingId, next, admin, 'press'),
    ];
    expect(presses.map(({ status, body }) => [status, body.id])).toEqual([
      [201, presses[0]?.body.id],
      [201, presses[0]?.body.id],
    ]);
    await quiet();
    expect((await stateOf(visit.bookingId)).refunds.map(({ amount }) => amount)).toEqual(['10.00', '10.00']);
    await expectBalance(visit.bookingId);
  });

  it('waits for the end of a dispute, and so does another try of one that is not made yet', async () => {
    const visit = await done();
    const { id } = await db
      .insertInto('refunds')
      .values({
        booking_id: visit.bookingId,
        stripe_payment_intent_id: 'pi_1',
        amount: '5.00',
        reason: 'waiting',
        updated_at: new Date(Date.now() - 120_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await fileOf(visit.bookingId)).possible.retryRefunds).toEqual([{ id, amount: '5.00' }]);
    const listed = async () => (await listOpenRefunds(new Date(Date.now() - 60_000), 100)).includes(id);
    expect(await listed()).toBe(true);
    await db
      .insertInto('disputes')
      .values({
        id: `dp_${visit.bookingId}`,
        booking_id: visit.bookingId,
        stripe_charge_id: 'ch_1',
        amount: '75.00',
        reason: 'fraudulent',
        status: 'needs_response',
        opened_at: new Date(),
        checked_at: new Date(),
      })
      .execute();
    expect((await act(visit.bookingId, { action: 'refund', amount: '10.00', expectedKept: '75.00' })).body.code).toBe(
      'intervention_impossible',
    );
    expect((await fileOf(visit.bookingId)).possible.retryRefunds).toEqual([]);
    expect(await listed()).toBe(false);
    expect((await act(visit.bookingId, { action: 'retry-refund', refundId: id })).body.code).toBe(
      'intervention_impossible',
    );
  });

  it(
    'in any parts never adds up to more than was paid, and always to what was previewed',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 1, max: 7_500 }), { minLength: 1, maxLength: 4 }),
          fc.boolean(),
          async (parts, isPaidOut) => {
            const visit = await begun(client);
            await complete(visit);
            if (isPaidOut) await quiet();
            let given = 0;
            for (const part of parts) {
              const { possible, money, terms } = await fileOf(visit.bookingId);
              const answer = await act(visit.bookingId, {
                action: 'refund',
                amount: dollarString(cents(part)),
                expectedKept: money.kept_amount,
              });
              const fits = part <= 7_500 - given;
              expect(answer.status).toBe(fits ? 201 : possible.refund ? 422 : 409);
              if (!fits || !possible.refund) continue;
              given += part;
              const after = (await fileOf(visit.bookingId)).possible.refund;
              if (after)
                expect(after.shares).toEqual(
                  sharesAfter(possible.refund.shares, cents(part), terms.commission_percent),
                );
            }
            await quiet();
            const { refunds } = await stateOf(visit.bookingId);
            expect(refunds.reduce((sum, { amount }) => sum + centsFromDollars(amount), 0)).toBe(given);
            await expectBalance(visit.bookingId);
            const { rows } = await pool.query(
              `select coalesce(sum(amount), 0)::text as back from ledger_entries where booking_id = $1 and kind = 'refund'`,
              [visit.bookingId],
            );
            expect(Number(rows[0].back)).toBeCloseTo(given / 100, 2);
          },
        ),
        { numRuns: 5 },
      );
    },
  );
});
