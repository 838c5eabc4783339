import { afterEach, describe, expect, it } from 'vitest';
import type { BookingStatus } from '#app/features/bookings/booking.ts';
import { runMoneyCheck } from '#app/features/money-checks/commands/run-money-check.server.ts';
import type { LedgerKind } from '#app/features/payments/ledger/ledger.ts';
import { ledgerMoves } from '#app/features/payments/ledger/ledger.ts';
import type { CheckoutStatus } from '#app/features/payments/payments-tables.server.ts';
import { buildClient, buildProfile } from '#tests/factories/accounts.ts';
import { buildApplicant } from '#tests/factories/applications.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { AdminOverview } from './admin-overview.ts';
import { readAdminOverview } from './queries/read-admin-overview.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
// The week before begins with the night in which the clocks go back, at 5:00 UTC, and ends at 6:00 UTC.
const now = new Date('2026-11-10T18:00:00Z');
const weekOf = (overview: AdminOverview, starts_on: string) =>
  overview.spans.find((span) => span.starts_on === starts_on);

async function madeAt(at: string, status: BookingStatus, checkout?: CheckoutStatus) {
  const { id } = await buildBooking(db, { status });
  await db
    .updateTable('bookings')
    .set({ created_at: new Date(at) })
    .where('id', '=', id)
    .execute();
  if (checkout)
    await db
      .insertInto('checkouts')
      .values({ booking_id: id, amount: '75.00', status: checkout, created_at: new Date(at) })
      .execute();
  return id;
}

let entries = 0;
async function entered(at: string, kind: LedgerKind, amount: string) {
  const { from, to } = ledgerMoves[kind];
  const { rows } = await pool.query<{ id: string }>('select uuidv7() as id');
  await db
    .insertInto('ledger_entries')
    .values({
      at: new Date(at),
      booking_id: rows[0]?.id ?? '',
      kind,
      source: `entry ${(entries += 1)}`,
      from_account: from,
      to_account: to,
      amount,
    })
    .execute();
}

afterEach(async () => {
  await pool.query(
    `alter table ledger_entries disable trigger user; delete from ledger_entries; alter table ledger_entries enable trigger user`,
  );
  await pool.query(
    `delete from reviews; delete from message_threads; delete from checkouts; update bookings set created_at = '2020-01-01'; delete from problem_reports; delete from transfers; delete from refunds; delete from disputes; delete from last_money_check`,
  );
});

describe('the admin’s overview', () => {
  it('says of an empty marketplace that there is nothing', async () => {
    const { spans, conversion, attention } = await readAdminOverview('12-months', now);
    expect(spans).toHaveLength(12);
    for (const { bookings, money } of spans) {
      expect(bookings).toEqual({ pending: 0, confirmed: 0, completed: 0, cancelled: 0 });
      expect(money).toEqual({ gross: '0.00', refunds: '0.00', commission: '0.00', net: '0.00' });
    }
    expect(conversion).toEqual({ requests: 0, paid: 0, abandoned: 0, open: 0, completed: 0 });
    expect(attention).toEqual({
      applications: { waiting: 0, waiting_capped: false, oldest_applied_at: null, changes: 0 },
      problems: { open: 0, oldest_reported_at: null },
      transfers: { failed: 0, failed_amount: '0.00', late: 0 },
      refunds: { stopped: 0, stopped_amount: '0.00', late: 0 },
      disputes: { open: 0, unanswered: 0, answer_by: null },
      thread_reports: { open: 0, oldest_reported_at: null },
      review_reports: { open: 0, oldest_reported_at: null },
      money_check: null,
    });
  });

  it('counts bookings in the week they were made in, by their status, over the end of daylight saving', async () => {
    await madeAt('2026-10-25T04:59:59Z', 'completed');
    await madeAt('2026-10-25T05:00:00Z', 'completed');
    await madeAt('2026-11-01T04:59:59Z', 'cancelled');
    await madeAt('2026-11-08T05:59:59Z', 'confirmed');
    await madeAt('2026-11-08T06:00:00Z', 'pending');
    const overview = await readAdminOverview('4-weeks', now);
    expect(overview.spans.map(({ starts_on, bookings }) => [starts_on, bookings])).toEqual([
      ['2026-10-18', { pending: 0, confirmed: 0, completed: 1, cancelled: 0 }],
      ['2026-10-25', { pending: 0, confirmed: 0, completed: 1, cancelled: 1 }],
      ['2026-11-01', { pending: 0, confirmed: 1, completed: 0, cancelled: 0 }],
      ['2026-11-08', { pending: 1, confirmed: 0, completed: 0, cancelled: 0 }],
    ]);
    const months = (await readAdminOverview('12-months', now)).spans;
    expect([
      months.at(-2)?.bookings.completed,
      months.at(-2)?.bookings.cancelled,
      months.at(-1)?.bookings.confirmed,
    ]).toEqual([2, 1, 1]);
  });

  it('adds up what the ledger moved, less what was taken back', async () => {
    await entered('2026-11-01T04:59:59Z', 'payment', '99.99');
    for (const amount of ['100.00', '75.50']) await entered('2026-11-03T12:00:00Z', 'payment', amount);
    await entered('2026-11-03T13:00:00Z', 'refund', '75.50');
    await entered('2026-11-04T13:00:00Z', 'refund-failed', '0.25');
    await entered('2026-11-05T12:00:00Z', 'transfer', '90.00');
    await entered('2026-11-05T12:00:00Z', 'commission', '10.00');
    await entered('2026-11-10T12:00:00Z', 'transfer-reversal', '18.10');
    await entered('2026-11-10T12:00:00Z', 'commission-reversal', '2.01');
    const overview = await readAdminOverview('4-weeks', now);
    expect(weekOf(overview, '2026-10-25')?.money).toEqual({
      gross: '99.99',
      refunds: '0.00',
      commission: '0.00',
      net: '0.00',
    });
    expect(weekOf(overview, '2026-11-01')?.money).toEqual({
      gross: '175.50',
      refunds: '75.25',
      commission: '10.00',
      net: '90.00',
    });
    expect(weekOf(overview, '2026-11-08')?.money).toEqual({
      gross: '0.00',
      refunds: '0.00',
      commission: '-2.01',
      net: '-18.10',
    });
  });

  it('follows requests to payment and completion, deleted ones too', async () => {
    const at = '2026-11-03T12:00:00Z';
    await madeAt(at, 'completed', 'paid');
    await madeAt(at, 'confirmed', 'paid');
    await madeAt(at, 'pending', 'open');
    const expired = await madeAt(at, 'cancelled', 'expired');
    await pool.query('delete from bookings where id = $1', [expired]);
    await madeAt('2026-01-01T12:00:00Z', 'completed', 'paid');
    expect((await readAdminOverview('4-weeks', now)).conversion).toEqual({
      requests: 4,
      paid: 2,
      abandoned: 1,
      open: 1,
      completed: 1,
    });
  });

  it('tells what waits: applications, problems, transfers, refunds, and what the last money check found', async () => {
    const longest = new Date('2026-11-04T12:00:00Z');
    await buildApplicant(db, { applied_at: longest });
    await buildApplicant(db, { applied_at: new Date('2026-11-09T12:00:00Z') });
    await buildApplicant(db, { rejected_at: now });
    const [visit, other] = [
      await madeAt('2026-11-03T12:00:00Z', 'confirmed'),
      await madeAt('2026-11-03T12:00:00Z', 'confirmed'),
    ];
    await db
      .insertInto('problem_reports')
      .values({ booking_id: visit, kind: 'quality', description: 'Half of it', reported_at: longest })
      .execute();
    const transfer = { reason: 'completed' as const, amount: '67.50', commission: '7.50', commission_percent: '10' };
    await db
      .insertInto('transfers')
      .values([
        { ...transfer, booking_id: visit, status: 'failed' },
        { ...transfer, booking_id: other, status: 'due', due_at: new Date('2026-11-10T17:00:00Z') },
      ])
      .execute();
    const refund = { stripe_payment_intent_id: 'pi_1', amount: '75.00' };
    await db
      .insertInto('refunds')
      .values([
        { ...refund, booking_id: visit, reason: 'again', stopped_at: now },
        { ...refund, booking_id: visit, reason: 'late', created_at: new Date('2026-11-10T16:00:00Z') },
        { ...refund, booking_id: visit, reason: 'new', created_at: now },
        { ...refund, booking_id: other, reason: 'disputed', created_at: new Date('2026-11-10T16:00:00Z') },
      ])
      .execute();
    // A refund is made during an inquiry, and waits for the end of a dispute.
    const due = new Date('2026-12-02T04:59:59Z');
    const dispute = {
      stripe_charge_id: 'ch_1',
      amount: '75.00',
      reason: 'fraudulent',
      opened_at: now,
      checked_at: now,
    };
    await db
      .insertInto('disputes')
      .values([
        { ...dispute, id: 'du_1', booking_id: visit, status: 'warning_needs_response', evidence_due_at: null },
        { ...dispute, id: 'du_2', booking_id: other, status: 'needs_response', evidence_due_at: due },
      ])
      .execute();
    await runMoneyCheck(now);
    expect((await readAdminOverview('4-weeks', now)).attention).toEqual({
      applications: { waiting: 2, waiting_capped: false, oldest_applied_at: longest.toISOString(), changes: 0 },
      problems: { open: 1, oldest_reported_at: longest.toISOString() },
      transfers: { failed: 1, failed_amount: '67.50', late: 1 },
      refunds: { stopped: 1, stopped_amount: '75.00', late: 1 },
      disputes: { open: 2, unanswered: 1, answer_by: due.toISOString() },
      thread_reports: { open: 0, oldest_reported_at: null },
      review_reports: { open: 0, oldest_reported_at: null },
      money_check: { checked_at: now.toISOString(), bookings: 2, wrong: 2 },
    });
  });

  it('tells what was reported and has no answer, and of disputes only those that wait for ours', async () => {
    const visit = await madeAt('2026-11-03T12:00:00Z', 'completed');
    const [opened_at, evidence_due_at] = [now, now];
    const dispute = { booking_id: visit, stripe_charge_id: 'ch_1', amount: '75.00', reason: 'fraudulent' };
    const at = { opened_at, evidence_due_at, checked_at: now };
    await db
      .insertInto('disputes')
      .values([
        { ...dispute, ...at, id: 'du_3', status: 'under_review' },
        { ...dispute, ...at, id: 'du_4', status: 'lost', closed_at: now },
      ])
      .execute();
    await pool.query(
      `insert into reviews (booking_id, professional_id, stars, reported_at, report_reason, is_report_open)
       select id, professional_id, 1, $2, 'Insults', true from bookings where id = $1`,
      [visit, now],
    );
    await pool.query(
      `with thread as (
         insert into message_threads (client_id, professional_id) select client_id, professional_id from bookings where id = $1 returning id
       )
       insert into thread_reports (id, thread_id, side, reason, details, reported_at, outcome, settled_at)
       select uuidv7(), thread.id, side, 'harassment', 'Threats', $2, outcome, settled_at from thread,
         (values ('client', null, null), ('professional', 'dismissed', $2::timestamptz)) as made (side, outcome, settled_at)`,
      [visit, now],
    );
    const reported = { open: 1, oldest_reported_at: now.toISOString() };
    expect((await readAdminOverview('4-weeks', now)).attention).toMatchObject({
      disputes: { open: 1, unanswered: 0, answer_by: null },
      thread_reports: reported,
      review_reports: reported,
    });
  });

  it('is there for admins only', proves('GUARD-011', 'GUARD-012'), async () => {
    const ask = async (as?: string) =>
      (
        await api.request('GET', '/admin/overview?range=4-weeks', {
          headers: as ? ((await buildSession(db, as)).bearer as Record<string, string>) : {},
        })
      ).status;
    const admin = (await buildProfile(db, { role: 'admin', type: null })).id;
    expect([
      await ask(),
      await ask((await buildClient(db)).id),
      await ask((await buildProfessional(db)).profile_id),
      await ask(admin),
    ]).toEqual([401, 404, 404, 200]);
  });
});
