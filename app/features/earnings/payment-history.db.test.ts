import { describe, expect, it } from 'vitest';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildBooking, setVisitTime } from '#tests/factories/bookings.ts';
import { buildPayment, buildRefund } from '#tests/factories/payments.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { ComingTransfers } from './coming-transfers.ts';
import { type PaymentHistory } from './payment-history.ts';
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
type Professional = Awaited<ReturnType<typeof professional>>;

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
  change: { amount?: string; commission?: string; status?: 'due' | 'sent' | 'failed'; due_at?: Date } = {},
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
const history = async (owner: Professional, query = '') =>
  (await get<PaymentHistory>(`/earnings/payments${query}`, owner.cookie)).body;

describe('GET /api/earnings/payments', () => {
  it(
    'lists payments with status, method, fee and net, the newest visit first',
    proves('API-052', 'PAY-015 to PAY-021', 'OPEN-39'),
    async () => {
      const owner = await professional();
      const old = await paidVisit(owner, 'completed', -3);
      const next = await paidVisit(owner, 'confirmed', 3);
      await visit(owner, 'pending', 4);
      await transfer(old.booking.id, owner);
      const { items, total, next_cursor } = await history(owner);
      expect([total, next_cursor, items.map(({ booking_id }) => booking_id)]).toEqual([
        2,
        null,
        [next.booking.id, old.booking.id],
      ]);
      expect(items[1]).toMatchObject({
        client_name: 'Maya Brooks',
        service_name: 'Haircut',
        status: 'completed',
        amount: '75.00',
        refunded_amount: '0.00',
        fee_amount: '7.50',
        net_amount: '67.50',
        payment_method: 'card',
        card_brand: 'visa',
        card_last4: null,
        transfer_status: 'sent',
      });
      expect(items[0]?.transfer_status).toBeNull();
      expect(Date.parse(items[0]?.visit_at ?? '')).toBe(next.booking.start_time.getTime());
    },
  );

  it('takes the fee on what was kept, and leaves failed refunds and those of other payments out', async () => {
    const owner = await professional();
    const { payment } = await paidVisit(owner, 'cancelled', -2);
    await buildRefund(db, payment, '37.50');
    await buildRefund(db, payment, '10.00', 'failed');
    await buildRefund(db, { ...payment, stripe_payment_intent_id: 'pi_of_a_second_payment' }, '75.00');
    expect((await history(owner)).items).toMatchObject([
      { amount: '75.00', refunded_amount: '37.50', fee_amount: '3.75', net_amount: '33.75' },
    ]);
  });

  it(
    'keeps the payment of a booking that its client deleted, and of a client who left',
    proves('OPEN-46'),
    async () => {
      const owner = await professional();
      const { booking, payment } = await paidVisit(owner, 'cancelled', -2);
      await buildRefund(db, payment, '37.50');
      await db.deleteFrom('bookings').where('id', '=', booking.id).execute();
      await db
        .deleteFrom('auth_user')
        .where('id', '=', booking.client_id ?? '')
        .execute();
      const { items } = await history(owner, '?status=cancelled');
      expect(items).toMatchObject([
        { client_name: 'Deleted account', service_name: 'Haircut', status: 'cancelled', net_amount: '33.75' },
      ]);
      expect(Date.parse(items[0]?.visit_at ?? '')).toBe(booking.start_time.getTime());
    },
  );

  it('says until when a share waits, as after an absence', async () => {
    const owner = await professional();
    const [absence, completed] = [await paidVisit(owner, 'cancelled', -1), await paidVisit(owner, 'completed', -2)];
    const due_at = new Date(Date.now() + days);
    await transfer(absence.booking.id, owner, { status: 'due', due_at });
    await transfer(completed.booking.id, owner, { status: 'due' });
    const waits = (await history(owner)).items.map(({ waits_until }) => waits_until);
    expect(waits).toEqual([due_at.toISOString(), null]);
    const { body } = await get<ComingTransfers>('/earnings/transfers', owner.cookie);
    expect(body.transfers.items.map(({ waits_until }) => waits_until)).toEqual([null, due_at.toISOString()]);
  });

  it('moves with a visit that is moved', async () => {
    const owner = await professional();
    const { booking } = await paidVisit(owner, 'confirmed', 5);
    const start = new Date(booking.start_time.getTime() + 2 * days);
    const end = new Date(start.getTime() + 3_600_000);
    await setVisitTime(db, booking.id, { start, end });
    expect(Date.parse((await history(owner)).items[0]?.visit_at ?? '')).toBe(start.getTime());
  });

  it('is narrowed by status, period and words, and read in pages', async () => {
    const owner = await professional();
    const other = (await buildClient(db, { first_name: 'Ana', last_name: 'O’Neil_%' })).id;
    for (const [status, inDays, client] of [
      ['completed', -1],
      ['completed', -800, other],
      ['confirmed', 2, other],
      ['cancelled', 800],
    ] as const)
      await visit(owner, status, inDays, client);
    const count = async (query: string) => (await history(owner, query)).total;
    expect(
      await Promise.all(
        [
          '?status=completed',
          '?status=confirmed',
          '?status=nonsense',
          '?period=this-year',
          '?q=ana',
          '?q=haircut+maya',
          '?q=_%25',
          '?q=%25%25',
          '?q=ana&status=confirmed',
        ].map(count),
      ),
    ).toEqual([2, 1, 4, expect.any(Number), 2, 2, 2, 0, 1]);
    const first = await history(owner, '?limit=3');
    const second = await history(owner, `?limit=3&cursor=${first.next_cursor}`);
    expect([first.items.length, second.items.length, second.next_cursor]).toEqual([3, 1, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4);
    expect((await history(owner, '?cursor=nonsense')).items).toHaveLength(4);
  });

  it('is a CSV file that no spreadsheet takes for formulas', async () => {
    const owner = await professional();
    await visit(
      owner,
      'completed',
      -1,
      (await buildClient(db, { first_name: '=HYPERLINK("http://evil.example")', last_name: 'Brooks' })).id,
    );
    const response = await api.request('GET', '/earnings/payments.csv?status=completed', { cookie: owner.cookie });
    expect([response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      expect.stringMatching(/^attachment; filename="doorstep-payments-[\d-]+\.csv"$/),
    ]);
    // Decoding takes the byte order mark away.
    const [header, row] = new TextDecoder('utf-8', { ignoreBOM: true })
      .decode(await response.arrayBuffer())
      .split('\r\n');
    expect(header).toBe(
      '\uFEFFClient,Service,Date,Amount,Status,Payment Method,Refunded,Doorstep fee,Your share,Paid On,Booking',
    );
    expect(row).toMatch(
      /^"'=HYPERLINK\(""http:\/\/evil\.example""\) Brooks",Haircut,[^,]+,75\.00,completed,Visa,0\.00,7\.50,67\.50,/,
    );
  });
});
