import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProfile } from '#tests/factories/accounts.ts';
import { buildPaidBooking, moveVisit } from '#tests/factories/bookings.ts';
import { buildRefund } from '#tests/factories/payments.ts';
import { photo } from '#tests/factories/files.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { textOfPdf } from '#tests/support/documents/pdf-text.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { openPack } from './queries/open-pack.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
let store: Awaited<ReturnType<typeof connectTestStorage>>;
beforeAll(async () => {
  store = await connectTestStorage('disk');
});
afterAll(() => store.close());

/** A visit that was arrived at and photographed, and an administrator. */
async function buildVisit() {
  const professional = await buildProfessional(db);
  const booking = await buildPaidBooking(db, { professional_id: professional.id, payment_method: 'card' });
  await moveVisit(db, booking.id, -10);
  const owner = await buildSession(db, professional.profile_id);
  const send = (path: string, body: unknown) =>
    api.request('POST', `/bookings/${booking.id}${path}`, { headers: owner.bearer, body });
  await send('/steps', { id: randomUUID(), step: 'arrived', pressed_at: new Date().toISOString() });
  const id = randomUUID();
  const path = `${professional.profile_id}/${id}.jpg`;
  const headers = { ...owner.bearer, 'content-type': 'image/jpeg' };
  await api.request('POST', `/storage/visit-photos/${path}`, { headers, body: await photo(40, 40) });
  expect((await send('/photos', { id, moment: 'before', path })).status).toBe(201);
  const profile = await buildProfile(db, { role: 'admin' });
  return { booking, owner, profile, admin: await buildSession(db, profile.id) };
}

const request = (bookingId: string, body: unknown, who: { bearer: Record<string, string> }) =>
  api.request('POST', `/admin/bookings/${bookingId}/dispute-packs`, { headers: who.bearer, body });

async function namesFor(bookingId: string, who: { bearer: Record<string, string> }): Promise<string[]> {
  const { id } = (await (await request(bookingId, { reason: 'The bank asks' }, who)).json()) as { id: string };
  const answer = await api.request('GET', `/admin/dispute-packs/${id}`, { headers: who.bearer });
  return namesIn(Buffer.from(await answer.arrayBuffer()));
}

/** The names of the files of a ZIP, from its local headers. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = [];
  for (let at = zip.indexOf('PK\u0003\u0004'); at !== -1; at = zip.indexOf('PK\u0003\u0004', at + 4))
    names.push(zip.subarray(at + 30, at + 30 + zip.readUInt16LE(at + 26)).toString());
  return names;
}

/** The PDFs of a ZIP that compresses nothing. */
function papersIn(zip: Buffer): Buffer[] {
  const papers: Buffer[] = [];
  for (let at = zip.indexOf('%PDF-'); at !== -1; at = zip.indexOf('%PDF-', at + 5))
    papers.push(zip.subarray(at, zip.indexOf('%%EOF', at) + 5));
  return papers;
}

describe('the files for the bank', () => {
  it('are one ZIP, and who took them and why is written down first', async () => {
    const { booking, admin, profile } = await buildVisit();
    const asked = await request(booking.id, { reason: 'The bank asks for evidence' }, admin);
    const { id } = (await asked.json()) as { id: string };
    expect(asked.status).toBe(201);
    const answer = await api.request('GET', `/admin/dispute-packs/${id}`, { headers: admin.bearer });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const zip = Buffer.from(await answer.arrayBuffer());
    expect(namesIn(zip)).toEqual([
      'summary.txt',
      'report.pdf',
      'receipt.pdf',
      'cancellation-policy-and-terms.txt',
      'history.txt',
      'steps-of-the-visit.txt',
      'photos/01-before.jpg',
    ]);
    const text = zip.toString('latin1');
    for (const said of [`Booking: ${booking.id}`, 'CANCELLATION POLICY', 'arrived: pressed', '50% of the total'])
      expect(text).toContain(said);
    const { rows } = await pool.query(
      'select actor_id, reason from audit_log join intervention_reasons on audit_id = audit_log.id where audit_log.id = $1',
      [id],
    );
    expect(rows).toEqual([{ actor_id: profile.id, reason: 'The bank asks for evidence' }]);
  });

  it('count a refund that is only promised as not made', async () => {
    const { booking, admin } = await buildVisit();
    const payment = { booking_id: booking.id, stripe_payment_intent_id: `pi_${booking.id}` };
    await buildRefund(db, payment, '20.00');
    await buildRefund(db, payment, '37.50', 'requested');
    const { id } = (await (await request(booking.id, { reason: 'The bank asks' }, admin)).json()) as { id: string };
    const answer = await api.request('GET', `/admin/dispute-packs/${id}`, { headers: admin.bearer });
    const zip = Buffer.from(await answer.arrayBuffer());
    expect(zip.toString('latin1')).toContain('Refunded: $20.00\nRefund not made yet: $37.50\n');
    const [report = '', receipt = ''] = await Promise.all(papersIn(zip).map((paper) => textOfPdf(paper)));
    for (const text of [report, receipt]) expect(text).toContain('-$20.00');
    expect(receipt).toContain('$55.00');
  });

  it('contain the conversation only if a bank disputes the payment, or did', async () => {
    const { booking, owner, admin } = await buildVisit();
    const body = { client_id: booking.client_id, id: randomUUID(), text: 'The gate is open' };
    expect((await api.request('POST', '/threads', { headers: owner.bearer, body })).status).toBe(201);
    expect(await namesFor(booking.id, admin)).not.toContain('messages.txt');
    const at = new Date();
    const amounts = { stripe_charge_id: `ch_${booking.id}`, amount: '75.00', reason: 'general', status: 'won' };
    const times = { evidence_due_at: null, opened_at: at, closed_at: at, checked_at: at };
    await db
      .insertInto('disputes')
      .values({ id: `dp_${booking.id}`, booking_id: booking.id, ...amounts, ...times })
      .execute();
    expect(await namesFor(booking.id, admin)).toContain('messages.txt');
  });

  it('are not given without a reason, to anybody else, nor after a quarter of an hour', async () => {
    const { booking, owner, admin, profile } = await buildVisit();
    expect((await request(booking.id, { reason: ' ' }, admin)).status).toBe(422);
    expect((await request(booking.id, { reason: 'Because I want to' }, owner)).status).toBe(404);
    const { id } = (await (await request(booking.id, { reason: 'The bank asks' }, admin)).json()) as { id: string };
    const colleague = await buildSession(db, (await buildProfile(db, { role: 'admin' })).id);
    for (const who of [owner, colleague])
      expect((await api.request('GET', `/admin/dispute-packs/${id}`, { headers: who.bearer })).status).toBe(404);
    const late = new Date(Date.now() + 16 * 60_000);
    const viewer = { id: profile.id, profile: null } as unknown as Parameters<typeof openPack>[1];
    await expect(openPack(id, viewer, late)).rejects.toMatchObject({ code: 'pack_not_found' });
  });
});
