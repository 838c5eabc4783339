import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildPaidVisits, buildPayment, buildRefund } from '#tests/factories/payments.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { ComingTransfers } from './coming-transfers.ts';
import { historyRequest } from './payment-history.ts';
import { listPaymentHistory } from './queries/list-payment-history.server.ts';
import { readPaymentFigures } from './queries/read-payment-figures.server.ts';
import { readPaymentsPage } from './queries/read-payments-page.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);

type Status = 'pending' | 'confirmed' | 'completed' | 'cancelled';
const days = 86_400_000;

async function professional(overrides: Parameters<typeof buildProfessional>[1] = {}) {
  const record = await buildProfessional(db, { stripe_account_id: `acct_${crypto.randomUUID()}`, ...overrides });
  const { cookie } = await buildSession(db, record.profile_id);
  return { ...record, cookie: cookie.cookie };
}

/** A booking that was paid for, so many days from now, far enough apart not to overlap. */
async function visit(owner: { id: string }, status: Status, inDays: number, clientId?: string) {
  const client = clientId ?? (await buildClient(db, { first_name: 'Maya', last_name: 'Brooks' })).id;
  const start_time = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + inDays * days);
  const booking = await buildBooking(db, { professional_id: owner.id, status, client_id: client, start_time });
  const payment = status === 'pending' ? undefined : await buildPayment(db, booking);
  return { booking, payment };
}
async function paidVisit(...args: Parameters<typeof visit>) {
  const { booking, payment } = await visit(...args);
  if (!payment) throw new Error('A pending booking is not paid');
  return { booking, payment };
}
async function transfer(
  bookingId: string,
  owner: { id: string },
  change: { amount?: string; commission?: string; status?: 'due' | 'sent' | 'failed' } = {},
) {
  const status = change.status ?? 'sent';
  const row = {
    booking_id: bookingId,
    professional_id: owner.id,
    reason: 'completed' as const,
    amount: '67.50',
    commission: '7.50',
    commission_percent: '10',
    status,
    sent_at: status === 'sent' ? new Date() : null,
    ...change,
  };
  await db.insertInto('transfers').values(row).execute();
}
async function get<Body>(path: string, cookie?: string) {
  const response = await api.request('GET', path, cookie ? { cookie } : {});
  return { status: response.status, body: (await response.json()) as Body & { error?: string } };
}

describe('GET /api/earnings/figures', () => {
  it(
    'answers the four cards of one’s own bookings',
    proves('PAY-004', 'PAY-007', 'PAY-011', 'PAY-012', 'PAY-013', 'OPEN-39'),
    async () => {
      const owner = await professional();
      await visit(await professional(), 'completed', -1);
      for (const [status, inDays] of [
        ['completed', -400],
        ['completed', -401],
        ['confirmed', 400],
        ['pending', 401],
        ['cancelled', 402],
      ] as const)
        await visit(owner, status, inDays);
      expect(await get('/earnings/figures', owner.cookie)).toEqual({
        status: 200,
        body: {
          total_revenue: '225.00',
          completed_revenue: '150.00',
          confirmed_revenue: '75.00',
          this_month: '0.00',
          last_month: '0.00',
          change_percent: 0,
          total_bookings: 5,
          pending_bookings: 1,
          success_rate_percent: 60,
        },
      });
    },
  );

  it('counts months by the professional’s own clocks', proves('PAY-008', 'OPEN-39'), async () => {
    const owner = await professional();
    const client = (await buildClient(db)).id;
    // 11 PM on October 31, midnight and 11 PM of November, by the clocks of Chicago.
    for (const at of ['2026-11-01T04:00:00Z', '2026-11-01T05:00:00Z', '2026-12-01T05:00:00Z', '2026-12-01T06:00:00Z']) {
      await buildBooking(db, {
        professional_id: owner.id,
        client_id: client,
        status: 'completed',
        start_time: new Date(at),
      });
    }
    const figures = await readPaymentFigures(owner, new Date('2026-11-20T12:00:00Z'));
    expect([figures.thisMonth, figures.lastMonth, figures.change]).toEqual([15_000, 7_500, 100]);
    const elsewhere = await readPaymentFigures(
      { ...owner, time_zone: 'Europe/London' },
      new Date('2026-11-20T12:00:00Z'),
    );
    expect([elsewhere.thisMonth, elsewhere.lastMonth]).toEqual([15_000, 0]);
  });

  it('says who is not signed in, and who is no professional', proves('ERR-098', 'ERR-099'), async () => {
    const client = await buildClient(db);
    const { cookie } = await buildSession(db, client.id);
    for (const path of [
      '/earnings/figures',
      '/earnings/payments',
      '/earnings/payments.csv',
      '/earnings/transfers',
      '/earnings/statements/2026-11',
    ]) {
      expect([path, await get(path)]).toMatchObject([path, { status: 401, body: { error: 'Not authenticated' } }]);
      expect([path, await get(path, cookie.cookie)]).toMatchObject([
        path,
        { status: 404, body: { error: 'Professional profile not found' } },
      ]);
    }
  });
});

it('GET /api/earnings/transfers tells what is on its way and what confirmed visits will bring', async () => {
  const owner = await professional();
  for (const status of ['due', 'failed', 'sent'] as const)
    await transfer((await paidVisit(owner, 'completed', { due: -1, failed: -2, sent: -3 }[status])).booking.id, owner, {
      status,
    });
  await visit(owner, 'confirmed', 2);
  const { payment } = await paidVisit(owner, 'confirmed', 1);
  await buildRefund(db, payment, '0.05');
  const { body } = await get<ComingTransfers>('/earnings/transfers', owner.cookie);
  expect(body.transfers).toMatchObject({ count: 2, amount: '135.00' });
  expect(body.transfers.items.map(({ status }) => status).sort()).toEqual(['due', 'failed']);
  expect(body.expected).toMatchObject({ count: 2, amount: '134.95' });
  expect(body.expected.items.map(({ net_amount }) => net_amount)).toEqual(['67.45', '67.50']);
});

describe('the payments page', () => {
  const open = (profileId: string) => readPaymentsPage(profileId, historyRequest({}), new Date());

  it(
    'is a prompt without an account at Stripe, and the dashboard with one whatever its status',
    proves('PAY-001', 'PAY-022'),
    async () => {
      const without = await professional({ stripe_account_id: null });
      const pending = await professional({ stripe_account_status: 'pending' });
      expect(await open(without.profile_id)).toEqual({ state: 'not-connected' });
      expect(await open(pending.profile_id)).toMatchObject({
        state: 'connected',
        accountStatus: 'pending',
        history: { items: [] },
        statements: [],
      });
    },
  );

  it('says what failed', proves('ERR-099', 'ERR-100'), async () => {
    const client = await buildClient(db);
    expect(await open(client.id)).toEqual({ state: 'failed', message: 'Professional profile not found' });
    const owner = await professional();
    await sql`alter view professional_revenue rename to professional_revenue_away`.execute(db);
    try {
      expect(await open(owner.profile_id)).toEqual({ state: 'failed', message: 'Failed to load payment dashboard' });
    } finally {
      await sql`alter view professional_revenue_away rename to professional_revenue`.execute(db);
    }
  });

  it('reads a bounded part of what there is, however many bookings there are', async () => {
    const owner = await professional();
    const clients: string[] = [];
    for (let index = 0; index < 20; index += 1) clients.push((await buildClient(db)).id);
    await db
      .transaction()
      .execute((trx) => buildPaidVisits(trx, { professionalId: owner.id, clientIds: clients, count: 2_000 }));
    await sql`vacuum analyze bookings, payments`.execute(db);
    const { items, total, total_capped } = await listPaymentHistory(owner, historyRequest({}), new Date());
    expect([items.length, total, total_capped]).toEqual([25, 1_000, true]);
    const plan = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
      explain (analyze, format json) select m.id from payments m where m.professional_id = ${owner.id} order by m.visit_at desc, m.id desc limit 26`.execute(
      db,
    );
    expect(indexesOf(plan.rows[0]?.['QUERY PLAN'][0].Plan)).toEqual(['payments_of_professional']);
  });
});

interface Plan {
  'Index Name'?: string;
  Plans?: Plan[];
}

function indexesOf(plan: Plan | undefined): string[] {
  if (!plan) return [];
  return [...(plan['Index Name'] ? [plan['Index Name']] : []), ...(plan.Plans ?? []).flatMap(indexesOf)];
}
