import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { executeTransfer } from '#app/features/payments/transfers/commands/execute-transfer.server.ts';
import { config, useConfig } from '#app/platform/config/config.server.ts';
import { expectBalance, expectLedgerOf } from '#tests/support/ledger-invariants.ts';
import { eventually } from '#tests/support/booking-journey.ts';
import { paidOut, payoutJourney } from '#tests/support/payout-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { BookingViewer } from '../booking.policy.ts';
import { completeBooking } from './commands/complete-booking.server.ts';
import { undoCompletion } from './commands/undo-completion.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
useConfig({ ...config(), COMPLETION_UNDO_SECONDS: 60 });
const { call, person, statusOf, quiet, transferOf, sentOf, ...visits } = payoutJourney(app, testDatabase);
const client = await person();
const admin = await person({ role: 'admin' });
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
/** The jobs that begin when the minute is over. */
const waiting = async ({ bookingId }: Visit) => {
  const { rows } = await pool.query<{ name: string }>(
    "select name from pgboss.job where start_after > now() + interval '50 seconds' and (data->>'bookingId' = $1::text or data->>'transferId' in (select id::text from transfers where booking_id = $1::uuid)) order by name",
    [bookingId],
  );
  return rows.map(({ name }) => name);
};
const letTheMinutePass = () =>
  pool.query("update pgboss.job set start_after = now() where state = 'created' and start_after > now()");
const mails = async ({ bookingId }: Visit) =>
  (await app.sandbox.mails(client.email)).filter(
    ({ subject, text }) => subject.startsWith('How was it') && text?.includes(bookingId),
  );

describe('OPEN-05 a visit that is marked as done', () => {
  it('can be taken back for a minute: money and mails wait, and it is as it was before', async () => {
    const visit = await begun();
    const answer = await call<{ undo_until: string }>('POST', `/bookings/${visit.bookingId}/complete`, {
      as: visit.owner,
    });
    expect([answer.status, Date.parse(answer.body.undo_until) > Date.now() + 50_000]).toEqual([200, true]);
    const [transfer] = await transfers(visit);
    await executeTransfer(transfer?.id ?? '');
    expect(await waiting(visit)).toEqual(['bookings.event', 'payments.transfer']);
    expect([
      await statusOf(visit.bookingId),
      await sentOf(visit.bookingId),
      await mails(visit),
      await totals(visit),
    ]).toEqual(['completed', [], [], { completed_bookings: 1, revenue: '75.00', clients_served: 1 }]);
    const undone = await call('POST', `/bookings/${visit.bookingId}/undo-completion`, { as: visit.owner });
    expect([undone.status, undone.body]).toEqual([200, { id: visit.bookingId, status: 'confirmed' }]);
    expect([await statusOf(visit.bookingId), await transfers(visit), await totals(visit)]).toEqual([
      'confirmed',
      [],
      { completed_bookings: 0, revenue: '0.00', clients_served: 0 },
    ]);
    const row = await db.selectFrom('bookings').selectAll().where('id', '=', visit.bookingId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ completed_by: null, completed_at: null, undo_until: null });
    const { rows: audit } = await pool.query('select action, actor_id from audit_log where subject_id = $1', [
      visit.bookingId,
    ]);
    expect(audit).toEqual([{ action: 'booking.completion_undone', actor_id: visit.owner.id }]);
    expect(await undo(visit)).toBe('done');
    await executeTransfer(transfer?.id ?? '', seconds(120));
    expect(await sentOf(visit.bookingId)).toEqual([]);
    await expectBalance();
  });

  it('is paid out once the minute is over, and cannot be taken back any more', async () => {
    const visit = await begun();
    await done(visit, seconds(-61));
    expect(await undo(visit)).toBe('not_undoable');
    await eventually(async () => expect((await transferOf(visit.bookingId)).status).toBe('sent'));
    await expectLedgerOf(pool, visit.bookingId, paidOut);
    expect(await undo(visit, seconds(-30))).toBe('not_undoable');
  });

  it('completed again after it was taken back is told once, of the completion that stands', async () => {
    const visit = await begun();
    await done(visit);
    expect(await undo(visit)).toBe('done');
    await letTheMinutePass();
    await quiet();
    expect(await mails(visit)).toEqual([]);
    await done(visit, seconds(-200));
    await eventually(async () => expect(await mails(visit)).toHaveLength(1));
    await quiet();
    expect([(await mails(visit)).length, await sentOf(visit.bookingId)]).toEqual([1, [[6_750, 0]]]);
  });

  it('is taken back only by who said so, and not by strangers or its client', async () => {
    const [visit, other] = [await begun(), await begun()];
    await done(visit);
    expect(await codeOf(undoCompletion(visit.bookingId, viewer(other.owner)))).toBe('booking_not_found');
    expect(await codeOf(undoCompletion(visit.bookingId, viewer(client)))).toBe('status_not_allowed');
    expect(await codeOf(undoCompletion(visit.bookingId, viewer(admin, 'admin')))).toBe('not_undoable');
    expect(await undo(visit)).toBe('done');
  });

  const answers: [string, (visit: Visit) => Promise<unknown>][] = [
    [
      'a review',
      ({ bookingId }) =>
        call('POST', `/bookings/${bookingId}/review`, { as: client, body: { stars: 5, text: 'On time.' } }),
    ],
    [
      'a problem',
      ({ bookingId }) =>
        call('POST', `/bookings/${bookingId}/problem`, {
          as: client,
          body: { kind: 'quality', description: 'Half of it was left undone' },
        }),
    ],
    ['a refund', ({ bookingId }) => pool.query('update bookings set refund_amount = 5 where id = $1', [bookingId])],
    [
      'money that was asked for',
      ({ bookingId }) =>
        pool.query("update transfers set status = 'sending', begun_at = now() where booking_id = $1", [bookingId]),
    ],
  ];
  it.each(answers)('stands after %s', async (_, happen) => {
    const visit = await begun();
    await done(visit);
    await happen(visit);
    expect([await undo(visit), await statusOf(visit.bookingId), (await transfers(visit)).length]).toEqual([
      'not_undoable',
      'completed',
      1,
    ]);
  });

  it('is not taken back over the head of a client who has booked the rest of its time', async () => {
    const visit = await begun();
    await done(visit);
    await pool.query(
      "insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'status', 'pending'))).* from bookings b where id = $1",
      [visit.bookingId],
    );
    expect([await undo(visit), await statusOf(visit.bookingId)]).toEqual(['not_undoable', 'completed']);
  });
});

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
