import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { executeTransfer } from '#app/features/payments/transfers/commands/execute-transfer.server.ts';
import { config, useConfig } from '#app/platform/config/config.server.ts';
import { expectBalance, expectLedgerOf } from '#tests/support/money/ledger-invariants.ts';
import { eventually } from '#tests/support/booking-journey.ts';
import { paidOut, payoutJourney } from '#tests/support/payout-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { BookingViewer } from '#app/features/bookings/booking.policy.ts';
import { completeBooking } from './commands/complete-booking.server.ts';
import { undoCompletion } from './commands/undo-completion.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
useConfig({ ...config(), COMPLETION_UNDO_SECONDS: 60 });
const { call, person, statusOf, quiet, sentOf, ...visits } = payoutJourney(app, testDatabase);
const client = await person();
await person({ role: 'admin' });
const begun = () => visits.begun(client);
type Visit = Awaited<ReturnType<typeof begun>>;

const viewer = ({ id }: { id: string }, role: 'user' | 'admin' = 'user'): BookingViewer => ({ id, profile: { role } });
const seconds = (count: number, from = new Date()) => new Date(from.getTime() + count * 1_000);
const codeOf = (failing: Promise<unknown>) =>
  failing.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const undo = ({ bookingId, owner }: Visit, now?: Date) => codeOf(undoCompletion(bookingId, viewer(owner), now));
const done = ({ bookingId, owner }: Visit, now?: Date) => completeBooking(bookingId, viewer(owner), now);
const transfers = async ({ bookingId }: Visit) =>
  (await pool.query('select id, status from transfers where booking_id = $1', [bookingId])).rows as {
    id: string;
    status: string;
  }[];
const totals = async ({ offer }: Visit) => {
  const { rows } = await pool.query(
    'select completed_bookings, revenue, clients_served from professional_totals where professional_id = $1',
    [offer.professional.id],
  );
  return (
    (rows[0] as Record<string, unknown> | undefined) ?? { completed_bookings: 0, revenue: '0.00', clients_served: 0 }
  );
};
const letTheMinutePass = () =>
  pool.query("update pgboss.job set start_after = now() where state = 'created' and start_after > now()");

describe('a bank that disputes the payment within the minute', () => {
  const dispute = async ({ bookingId }: Visit) => {
    const [charge] = await app.sandbox.chargesOf(bookingId);
    const { id } = await app.sandbox.dispute(charge?.id ?? '');
    await eventually(async () => expect(await statusAtBank(id)).toBe('needs_response'));
    return id;
  };
  const close = async (id: string, outcome: 'won' | 'lost') => {
    await app.sandbox.closeDispute(id, outcome);
    await eventually(async () => expect(await statusAtBank(id)).toBe(outcome));
  };
  const statusAtBank = async (id: string) =>
    (await db.selectFrom('disputes').select('status').where('id', '=', id).executeTakeFirst())?.status;
  const facts = async (visit: Visit) => [
    await statusOf(visit.bookingId),
    (await transfers(visit)).map(({ status }) => status),
    await sentOf(visit.bookingId),
  ];

  it('is not taken for nothing: the completion stands, nothing leaves, and a bank that gives in has it paid out', async () => {
    const visit = await begun();
    await done(visit);
    const id = await dispute(visit);
    expect([await undo(visit), ...(await facts(visit))]).toEqual(['not_undoable', 'completed', ['held'], []]);
    await letTheMinutePass();
    await quiet();
    expect(await sentOf(visit.bookingId)).toEqual([]);
    await close(id, 'won');
    const [transfer] = await transfers(visit);
    await executeTransfer(transfer?.id ?? '', seconds(90));
    expect(await facts(visit)).toEqual(['completed', ['sent'], [[6_750, 0]]]);
    await expectLedgerOf(pool, visit.bookingId, paidOut);
  });

  it('and gives in within it leaves the visit as it was: taken back and completed again it is paid once', async () => {
    const visit = await begun();
    await done(visit);
    await close(await dispute(visit), 'won');
    expect(await facts(visit)).toEqual(['completed', ['due'], []]);
    expect([await undo(visit), ...(await facts(visit))]).toEqual(['done', 'confirmed', [], []]);
    await letTheMinutePass();
    await quiet();
    expect(await sentOf(visit.bookingId)).toEqual([]);
    await done(visit, seconds(-61));
    await eventually(async () => expect(await facts(visit)).toEqual(['completed', ['sent'], [[6_750, 0]]]));
    await expectLedgerOf(pool, visit.bookingId, paidOut);
  });

  it('and keeps the money leaves nothing to take back or to send', async () => {
    const visit = await begun();
    await done(visit);
    await close(await dispute(visit), 'lost');
    expect([await undo(visit), ...(await facts(visit))]).toEqual(['not_undoable', 'completed', ['cancelled'], []]);
    await letTheMinutePass();
    await quiet();
    expect(await sentOf(visit.bookingId)).toEqual([]);
    await expectBalance();
  });

  it('after the completion was taken back holds the transfer of the next one', async () => {
    const visit = await begun();
    await done(visit);
    expect(await undo(visit)).toBe('done');
    const id = await dispute(visit);
    await done(visit, seconds(-61));
    await letTheMinutePass();
    await quiet();
    expect(await facts(visit)).toEqual(['completed', ['held'], []]);
    await close(id, 'lost');
    expect(await facts(visit)).toEqual(['completed', ['cancelled'], []]);
    await expectBalance();
  });
});

describe('undoing and paying in the same moment', () => {
  it('one of them happens', async () => {
    for (let round = 0; round < 4; round += 1) {
      const visit = await begun();
      const moment = seconds(-59.9);
      await done(visit, moment);
      const [transfer] = await transfers(visit);
      const attempts = [
        undo(visit, seconds(59, moment)),
        executeTransfer(transfer?.id ?? '', seconds(61, moment)),
        undo(visit, seconds(59, moment)),
        undo(visit, seconds(59, moment)),
      ];
      const outcomes = await Promise.all(round % 2 === 0 ? attempts : attempts.toReversed());
      const undone = outcomes.includes('done');
      // The transfer's own job may have begun it, when its minute passed in the middle.
      await quiet();
      const facts = [
        await statusOf(visit.bookingId),
        (await transfers(visit)).map(({ status }) => status),
        await sentOf(visit.bookingId),
      ];
      expect(facts).toEqual(undone ? ['confirmed', [], []] : ['completed', ['sent'], [[6_750, 0]]]);
    }
    await expectBalance();
  });

  it('whatever comes in whatever order, what was paid out is what stands completed, and the sums agree', async () => {
    const step = fc.constantFrom('complete', 'undo', 'undo late', 'pay', 'pay early', 'report', 'review');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        const visit = await begun();
        let moment = new Date();
        let paid = false;
        for (const name of steps) {
          const [transfer] = await transfers(visit);
          if (name === 'complete') await codeOf(done(visit, (moment = new Date())));
          if (name === 'undo') await undo(visit, seconds(30, moment));
          if (name === 'undo late')
            expect(await undo(visit, seconds(61, moment))).toBe(
              (await statusOf(visit.bookingId)) === 'confirmed' ? 'done' : 'not_undoable',
            );
          if (name === 'pay' && transfer) await executeTransfer(transfer.id, seconds(90, moment));
          if (name === 'pay early' && transfer && !paid) await executeTransfer(transfer.id, seconds(30, moment));
          if (name === 'report')
            await call('POST', `/bookings/${visit.bookingId}/problem`, {
              as: client,
              body: { kind: 'other', description: 'Something was wrong here' },
            });
          if (name === 'review')
            await call('POST', `/bookings/${visit.bookingId}/review`, {
              as: client,
              body: { stars: 4, text: 'Good.' },
            });
          const sent = (await sentOf(visit.bookingId)).length > 0;
          expect(paid && !sent).toBe(false);
          paid = sent;
          const status = await statusOf(visit.bookingId);
          expect([status === 'completed', (await transfers(visit)).length]).toEqual([
            status === 'completed',
            status === 'completed' ? 1 : 0,
          ]);
        }
        const { rows } = await pool.query(
          "select count(*)::int as completed_bookings, coalesce(sum(total_amount), 0)::text as revenue, count(distinct client_id)::int as clients_served from bookings where professional_id = $1 and status = 'completed'",
          [visit.offer.professional.id],
        );
        const sums = await totals(visit);
        expect({ ...sums, revenue: Number(sums['revenue']) }).toEqual({ ...rows[0], revenue: Number(rows[0].revenue) });
      }),
      { numRuns: 4 },
    );
  });
});
