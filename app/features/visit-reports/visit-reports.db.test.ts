import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeBooking } from '#app/features/booking-outcomes/complete/commands/complete-booking.server.ts';
import { recordStep } from '#app/features/visit-progress/commands/record-step.server.ts';
import { loader } from '#app/routes/account/visit-report.tsx';
import { buildProfile } from '#tests/factories/accounts.ts';
import { buildPaidBooking, moveVisit } from '#tests/factories/bookings.ts';
import { photo } from '#tests/factories/files.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi, testOrigin } from '#tests/support/http/test-api.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { textOfPdf } from '#tests/support/documents/pdf-text.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { reportFacts, reportPrice, reportTimes } from './visit-report.ts';
import { readReport } from './queries/read-report.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);
let store: Awaited<ReturnType<typeof connectTestStorage>>;
beforeAll(async () => {
  store = await connectTestStorage('disk');
});
afterAll(() => store.close());

/** A visit that was arrived at, with a record and a photo, completed unless told otherwise. */
async function buildVisit({ isCompleted = true } = {}) {
  const professional = await buildProfessional(db, { profile: { first_name: 'Paula', last_name: 'Łukasiewicz' } });
  const booking = await buildPaidBooking(db, { professional_id: professional.id });
  await moveVisit(db, booking.id, -10);
  const ownerId = professional.profile_id;
  const [owner, client] = [await buildSession(db, ownerId), await buildSession(db, booking.client_id ?? '')];
  const send = (method: string, path: string, body: unknown) =>
    api.request(method, path, { headers: owner.bearer, body });
  const press = { id: randomUUID(), step: 'arrived' as const, pressed_at: new Date().toISOString() };
  await recordStep(booking.id, ownerId, press);
  const note = 'The next change is due in six months. '.repeat(12).trim();
  const checklist = [{ line: 'Filters changed', checked: true }];
  await send('PUT', `/bookings/${booking.id}/record`, { checklist, materials: ['2 filters'], note });
  const id = randomUUID();
  const path = `${ownerId}/${id}.jpg`;
  const headers = { ...owner.bearer, 'content-type': 'image/jpeg' };
  await api.request('POST', `/storage/visit-photos/${path}`, { headers, body: await photo(1_200, 800) });
  expect((await send('POST', `/bookings/${booking.id}/photos`, { id, moment: 'after', path })).status).toBe(201);
  if (isCompleted) await completeBooking(booking.id, { id: ownerId, profile: null });
  const download = (who: typeof owner) => api.request('GET', `/bookings/${booking.id}/report`, { headers: who.bearer });
  return { booking, ownerId, owner, client, download };
}

describe('the report of a visit', () => {
  it('has times, checklist, note and price, the same for both parties', async () => {
    const { booking, ownerId } = await buildVisit();
    const [forClient, forProfessional] = [
      await readReport(booking.id, booking.client_id ?? ''),
      await readReport(booking.id, ownerId),
    ];
    for (const report of [forClient, forProfessional]) {
      expect(reportTimes(report).map(([name]) => name)).toEqual(['Arrived']);
      expect(Object.fromEntries(reportFacts(report))).toMatchObject({ Professional: 'Paula Łukasiewicz' });
      expect(reportPrice(report)).toEqual([
        ['Haircut', '$75.00'],
        ['Total', '$75.00'],
      ]);
      expect(report.record).toMatchObject({ materials: ['2 filters'], checklist: [{ checked: true }] });
      expect(report.record?.photos).toHaveLength(1);
    }
  });

  it('is a PDF with its photos', async () => {
    const { client, download } = await buildVisit();
    const response = await download(client);
    const pdf = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect([pdf.subarray(0, 5).toString(), pdf.includes('/Subtype /Image'), pdf.length < 500_000]).toEqual([
      '%PDF-',
      true,
      true,
    ]);
  });

  it('says all of a long address, service and signer', async () => {
    const { booking, ownerId, owner, client, download } = await buildVisit({ isCompleted: false });
    const [location, service] = [
      `1204 Pine Street, ${'third floor, '.repeat(20)}Austin`,
      `Haircut${' and more'.repeat(12)}`,
    ];
    await db.updateTable('bookings').set({ location, service_name: service }).where('id', '=', booking.id).execute();
    const now = new Date().toISOString();
    await recordStep(booking.id, ownerId, { id: randomUUID(), step: 'started', pressed_at: now });
    const signer = `Maya ${'Brooks '.repeat(10)}Last`;
    const body = { id: randomUUID(), signer, strokes: null, signed_at: now };
    const signed = await api.request('PUT', `/bookings/${booking.id}/signature`, { headers: owner.bearer, body });
    expect(signed.status).toBe(204);
    await completeBooking(booking.id, { id: ownerId, profile: null });
    const text = (await textOfPdf(new Uint8Array(await (await download(client)).arrayBuffer()))).replaceAll(
      /\s+/g,
      ' ',
    );
    for (const whole of [location, service, signer]) expect(text).toContain(whole);
    expect(text).not.toContain('…');
  });

  it('does not exist before the visit is completed, nor for anybody else', async () => {
    const [early, visit] = [await buildVisit({ isCompleted: false }), await buildVisit()];
    for (const who of [early.client, early.owner]) expect((await early.download(who)).status).toBe(404);
    const admin = await buildSession(db, (await buildProfile(db, { role: 'admin' })).id);
    for (const who of [early.client, early.owner, admin]) expect((await visit.download(who)).status).toBe(404);
  });

  it.each([
    ['client', 200],
    ['owner', 200],
    ['stranger', 404],
  ] as const)('has a page: the %s gets %i', async (who, status) => {
    const visit = await buildVisit();
    const stranger = await buildSession(db, (await buildProfile(db)).id);
    const { cookie } = who === 'stranger' ? stranger : visit[who];
    const request = new Request(`${testOrigin}/dashboard/visits/${visit.booking.id}/report`, { headers: cookie });
    const answer = await loader({ request, params: { id: visit.booking.id } } as never);
    expect(answer.init?.status).toBe(status);
  });
});
