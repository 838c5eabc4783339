import { describe, expect, it } from 'vitest';
import { sweepTransfers } from '#app/features/payments/transfers/commands/sweep-transfers.server.ts';
import { moveVisit } from '#tests/factories/bookings.ts';
import { buildPayable } from '#tests/factories/connected.ts';
import { eventually, type Person } from '#tests/support/booking-journey.ts';
import { expectLedgerOf } from '#tests/support/money/ledger-invariants.ts';
import { paidOut, payoutJourney } from '#tests/support/payout-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { ProblemDto } from './problem-dto.ts';
import { completeFinished } from '../complete/commands/complete-finished.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, statusOf, quiet, ...visits } = payoutJourney(app, testDatabase);
const { transferOf, complete, sentOf, sentInTheEnd } = visits;
const [client, admin] = [await person(), await person({ role: 'admin' })];
const begun = () => visits.begun(client);
const hour = 3_600_000;

describe('a problem', proves('OPEN-05'), () => {
  const report = (bookingId: string, as = client) =>
    call<{ id: string }>('POST', `/bookings/${bookingId}/problem`, {
      as,
      body: { kind: 'quality', description: 'Half of it was left undone.' },
    });
  const settle = (id: string, body: Record<string, unknown>) =>
    call('POST', `/admin/problems/${id}/settlement`, {
      as: admin,
      body: { settlement: 'We heard both sides.', ...body },
    });

  it('holds the transfer, and the clock, until an admin settles it', async () => {
    const visit = await begun();
    const { body } = await report(visit.bookingId);
    await completeFinished(new Date(Date.now() + 25 * hour));
    expect(await statusOf(visit.bookingId)).toBe('confirmed');
    await complete(visit);
    await quiet();
    await sweepTransfers(new Date(Date.now() + 25 * hour));
    expect([(await transferOf(visit.bookingId)).status, await sentOf(visit.bookingId)]).toEqual(['held', []]);
    expect((await report(visit.bookingId)).body.id).toBe(body.id);
    expect(
      (
        await call('POST', `/bookings/${visit.bookingId}/problem`, {
          as: client,
          body: { kind: 'damage', description: 'And it broke.' },
        })
      ).body.code,
    ).toBe('problem_reported');
    expect((await settle(body.id, { outcome: 'none' })).body).toMatchObject({
      status: 'settled',
      refund_amount: '0.00',
    });
    // Asked again, as after an answer that was lost.
    expect((await settle(body.id, { outcome: 'none' })).body).toMatchObject({
      id: body.id,
      status: 'settled',
      refund_amount: '0.00',
    });
    await quiet();
    expect(await sentOf(visit.bookingId)).toEqual([[6_750, 0]]);
    await expectLedgerOf(pool, visit.bookingId, paidOut);
    expect((await settle(body.id, { outcome: 'full' })).body.code).toBe('problem_settled');
  });

  it.each([
    ['full', {}, [], { client: '0.00', professional: '0.00', commission: '0.00', held: '0.00' }],
    [
      'partial',
      { refund: '20.01' },
      [[4_949, 0]],
      { client: '-54.99', professional: '49.49', commission: '5.50', held: '0.00' },
    ],
  ] as const)(
    'settled with a %s refund before the transfer: the rest is shared',
    async (outcome, extra, sent, balances) => {
      const visit = await begun();
      const { body } = await report(visit.bookingId);
      expect((await settle(body.id, { outcome, ...extra })).status).toBe(200);
      expect((await settle(body.id, { outcome, ...extra })).status).toBe(200);
      expect((await settle(body.id, { outcome: 'partial', refund: '1' })).body.code).toBe('problem_settled');
      await quiet();
      expect([await statusOf(visit.bookingId), await sentOf(visit.bookingId)]).toEqual(['completed', sent]);
      await expectLedgerOf(pool, visit.bookingId, balances);
    },
  );

  it.each([
    [
      'full',
      {},
      [6_750, 6_750],
      'reversed',
      { client: '0.00', professional: '0.00', commission: '0.00', held: '0.00' },
    ],
    [
      'partial',
      { refund: '20.01' },
      [6_750, 1_801],
      'sent',
      { client: '-54.99', professional: '49.49', commission: '5.50', held: '0.00' },
    ],
  ] as const)(
    'settled with a %s refund after the transfer: it is taken back in proportion',
    async (outcome, extra, sent, status, balances) => {
      const visit = await begun();
      await complete(visit);
      await quiet();
      const { body } = await report(visit.bookingId);
      expect((await settle(body.id, { outcome, ...extra })).status).toBe(200);
      await quiet();
      expect([await sentOf(visit.bookingId), (await transferOf(visit.bookingId)).status]).toEqual([[sent], status]);
      await expectLedgerOf(pool, visit.bookingId, balances);
    },
  );

  it('a refund while the transfer is under way at Stripe waits for its outcome', async () => {
    for (const outcome of ['arrives', 'is refused'] as const) {
      const visit = await begun();
      await app.sandbox.fail({ kind: 'reset', method: 'POST', path: '/v1/transfers', count: 30 });
      await complete(visit);
      // The attempt is over when its error is noted: nothing is under way to Stripe then.
      await eventually(async () =>
        expect(await transferOf(visit.bookingId)).toMatchObject({ status: 'sending', last_error: expect.any(String) }),
      );
      const { body } = await report(visit.bookingId);
      expect((await settle(body.id, { outcome: 'partial', refund: '20.01' })).status).toBe(200);
      // A retry that came between two calls to the sandbox would arrive.
      await (outcome === 'arrives'
        ? app.sandbox.clearFaults()
        : app.sandbox.failInstead({ kind: 'status', status: 400, method: 'POST', path: '/v1/transfers', count: 1 }));
      await sentInTheEnd(visit.bookingId);
      await app.sandbox.clearFaults();
      await quiet();
      expect(await sentOf(visit.bookingId)).toEqual([outcome === 'arrives' ? [6_750, 1_801] : [4_949, 0]]);
      await expectLedgerOf(pool, visit.bookingId, {
        client: '-54.99',
        professional: '49.49',
        commission: '5.50',
        held: '0.00',
      });
    }
  });

  it.each(['0.00', '75.00', '75.01'])('a partial refund of $%s is none', async (refund) => {
    const visit = await begun();
    const { body } = await report(visit.bookingId);
    const answer = await settle(body.id, { outcome: 'partial', refund });
    expect([answer.status, answer.body.code]).toEqual([422, 'problem_refund']);
  });

  it('is listed with what is left to refund: a part may have gone back before', async () => {
    const visit = await begun();
    const { bookingId } = visit;
    await complete(visit);
    const refund = { action: 'refund', amount: '37.50', expectedKept: '75.00', reason: 'Half of it was not done' };
    expect((await call('POST', `/admin/bookings/${bookingId}/interventions`, { as: admin, body: refund })).status).toBe(
      201,
    );
    await report(bookingId);
    const { body } = await call<{ items: ProblemDto[] }>('GET', '/admin/problems', { as: admin });
    expect(body.items.find(({ booking_id }) => booking_id === bookingId)).toMatchObject({
      total_amount: '75.00',
      kept_amount: '37.50',
    });
  });

  it('can be reported from the start until 14 days after the end', async () => {
    const visit = await begun();
    for (const [minutes, status] of [
      [5, 409],
      [-15 * 24 * 60, 409],
      [-14 * 24 * 60, 201],
    ] as const) {
      await moveVisit(db, visit.bookingId, minutes);
      expect([minutes, (await report(visit.bookingId)).status]).toEqual([minutes, status]);
    }
  });

  it('an unpaid hold that its client lets go after its start is cancelled, and nothing to report', async () => {
    const { bookingId } = await visits.pending(client, await buildPayable(db, app.sandbox));
    await moveVisit(db, bookingId, -20);
    expect((await call('PATCH', `/bookings/${bookingId}`, { as: client, body: { status: 'cancelled' } })).status).toBe(
      200,
    );
    const { body } = await call<{ items: { what: string; by: string }[] }>('GET', `/bookings/${bookingId}/timeline`, {
      as: client,
    });
    expect(body.items.map(({ by, what }) => `${by}: ${what}`)).toEqual(['client: Requested', 'client: Cancelled']);
    expect((await report(bookingId)).body.code).toBe('problem_not_possible');
  });

  it('two admins who settle it at once refund once', async () => {
    const visit = await begun();
    const { body } = await report(visit.bookingId);
    const answers = await Promise.all([
      settle(body.id, { outcome: 'full' }),
      settle(body.id, { outcome: 'partial', refund: '10.00' }),
      settle(body.id, { outcome: 'none' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('shows its timeline to its parties, each what is theirs', async () => {
    const visit = await begun();
    const { body } = await report(visit.bookingId);
    await settle(body.id, { outcome: 'partial', refund: '20.01' });
    await quiet();
    const seenBy = async (as: Person) =>
      (
        await call<{ items: { what: string; by: string }[] }>('GET', `/bookings/${visit.bookingId}/timeline`, { as })
      ).body.items.map(({ by, what }) => `${by}: ${what}`);
    const life = [
      'client: Requested',
      'client: Paid and confirmed',
      'client: Problem reported',
      'admin: Completed',
      'admin: Problem settled',
      'doorstep: Refunded',
    ];
    expect((await seenBy(client)).toSorted()).toEqual(life.toSorted());
    for (const who of [visit.owner, admin])
      expect((await seenBy(who)).toSorted()).toEqual([...life, 'doorstep: Paid out to the professional'].toSorted());
  });
});
