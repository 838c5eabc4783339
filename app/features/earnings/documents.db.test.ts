import { describe, expect, it } from 'vitest';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildPayment, buildRefund } from '#tests/factories/payments.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { lettersOf, runsOf } from '#app/platform/letters/document-fonts.server.ts';
import { monthAt, monthAway } from './month-spans.ts';
import { readReceipt } from './queries/read-receipt.server.ts';
import { readStatement } from './queries/read-statement.server.ts';
import { statementTotals } from './statement.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);
const zone = 'America/Chicago';
const month = monthAway(monthAt(new Date(), zone), -1);

async function paidVisit() {
  const record = await buildProfessional(db, { profile: { first_name: 'Paula', last_name: 'Łukasiewicz' } });
  const client = await buildClient(db, { first_name: 'Maya', last_name: 'Brooks' });
  const booking = await buildBooking(db, {
    professional_id: record.id,
    client_id: client.id,
    status: 'completed',
    start_time: new Date(`${month}-15T16:00:00Z`),
  });
  const payment = await buildPayment(db, booking);
  return { record, client, booking, payment };
}
const cookieOf = async (userId: string) => (await buildSession(db, userId)).cookie.cookie;
const get = async (path: string, userId: string) => api.request('GET', path, { cookie: await cookieOf(userId) });

describe('GET /api/earnings/statements/{month}', () => {
  it('is a PDF file of one’s own month', async () => {
    const { record } = await paidVisit();
    const response = await get(`/earnings/statements/${month}`, record.profile_id);
    const pdf = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="doorstep-statement-${month}.pdf"`);
    expect([
      pdf.subarray(0, 5).toString(),
      pdf.includes('/MediaBox [0 0 612 792]'),
      pdf.subarray(-6).toString().trim(),
    ]).toEqual(['%PDF-', true, '%%EOF']);
  });

  it('holds one’s own visits of the month by one’s own clocks, and adds up', async () => {
    const { record, booking, payment } = await paidVisit();
    await paidVisit();
    for (const at of [`${month}-01T04:30:00Z`, `${monthAt(new Date(), zone)}-10T16:00:00Z`]) {
      await buildPayment(
        db,
        await buildBooking(db, { professional_id: record.id, status: 'completed', start_time: new Date(at) }),
      );
    }
    await buildRefund(db, payment, '25.00');
    const viewer = { id: record.profile_id, email: 'paula@example.com', profile: null };
    const { lines, professional } = await readStatement(viewer, month, new Date());
    expect(lines.map(({ visitAt }) => visitAt)).toEqual([booking.start_time]);
    expect(statementTotals(lines)).toEqual({
      gross: 7_500,
      refunded: 2_500,
      fee: 500,
      net: 4_500,
      transferred: 0,
      open: 4_500,
    });
    expect(professional).toBe('paula');
  });

  it.each(['2026-13', 'abc', '1999-01', '9999-12'])('is a 404 for %s', async (wrong) => {
    const { record } = await paidVisit();
    expect((await get(`/earnings/statements/${wrong}`, record.profile_id)).status).toBe(404);
  });
});

describe('GET /api/receipts/{booking id}', () => {
  it('is a PDF file for the client who paid, and for nobody else', async () => {
    const { record, client, booking } = await paidVisit();
    const response = await get(`/receipts/${booking.id}`, client.id);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const others = [record.profile_id, (await buildClient(db)).id, (await buildClient(db, { role: 'admin' })).id];
    for (const other of others) expect((await get(`/receipts/${booking.id}`, other)).status).toBe(404);
    expect((await get('/receipts/nonsense', client.id)).status).toBe(404);
  });

  it('tells what was paid and given back, also after the booking was deleted', async () => {
    const { client, booking, payment } = await paidVisit();
    await buildRefund(db, payment, '37.50');
    expect(await readReceipt(booking.id, client.id)).toMatchObject({
      client: 'Maya Brooks',
      professional: 'Paula Łukasiewicz',
      total: 7_500,
      refunded: 3_750,
      paidWith: 'Visa •••• 4242',
      lines: [{ text: 'Haircut', amount: 7_500 }],
    });
    const cancelled = await buildBooking(db, { client_id: client.id, status: 'cancelled' });
    await buildPayment(db, cancelled);
    await db.deleteFrom('bookings').where('id', '=', cancelled.id).execute();
    expect(await readReceipt(cancelled.id, client.id)).toMatchObject({
      location: null,
      lines: [{ text: 'Haircut', amount: 7_500 }],
    });
  });

  it('is not there for a booking that was not paid', async () => {
    const client = await buildClient(db);
    const booking = await buildBooking(db, { client_id: client.id });
    expect((await get(`/receipts/${booking.id}`, client.id)).status).toBe(404);
  });
});

it('a document writes the letters of all its alphabets, and a question mark for others', () => {
  expect(runsOf(lettersOf('Łuk 李', 'text'))).toEqual([
    { font: 'text-1', letters: 'Ł', width: expect.any(Number) },
    { font: 'text-0', letters: 'uk ?', width: expect.any(Number) },
  ]);
});
