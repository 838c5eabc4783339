import { describe, expect, it } from 'vitest';
import { executeTransfer } from '#app/features/payments/transfers/commands/execute-transfer.server.ts';
import { config, useConfig } from '#app/platform/config/config.server.ts';
import { expectBalance, expectLedgerOf } from '#tests/support/money/ledger-invariants.ts';
import { eventually } from '#tests/support/booking-journey.ts';
import { paidOut, payoutJourney } from '#tests/support/payout-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { BookingFile } from '#app/features/interventions/booking-file.ts';
import type { BookingViewer } from '#app/features/bookings/booking.policy.ts';
import { completeBooking } from './commands/complete-booking.server.ts';
import { undoCompletion } from './commands/undo-completion.server.ts';
import { proves } from '#tests/support/proves.ts';

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

describe('a visit that is marked as done', proves('OPEN-05'), () => {
  it('can be taken back for a minute: money and mails wait, and it is as it was before', async () => {
    const visit = await begun();
    const answer = await call<{ undo_until: string; undo_seconds: number }>(
      'POST',
      `/bookings/${visit.bookingId}/complete`,
      {
        as: visit.owner,
      },
    );
    expect([answer.status, Date.parse(answer.body.undo_until) > Date.now() + 50_000]).toEqual([200, true]);
    expect([50, 60].map((seconds) => answer.body.undo_seconds > seconds)).toEqual([true, false]);
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
    const file = await call<BookingFile>('GET', `/admin/bookings/${visit.bookingId}`, { as: admin });
    expect(file.body.history).toContainEqual(
      expect.objectContaining({ what: 'Completion undone', by: 'professional', actor: null }),
    );
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
