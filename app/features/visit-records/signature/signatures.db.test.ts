import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exportedTables } from '#app/features/account-data/queries/exported-tables.server.ts';
import { completeBooking } from '#app/features/booking-outcomes/complete/commands/complete-booking.server.ts';
import { writeReport } from '#app/features/visit-reports/queries/write-report.server.ts';
import { buildProfile } from '#tests/factories/accounts.ts';
import { buildPaidBooking, moveVisit } from '#tests/factories/bookings.ts';
import { buildService } from '#tests/factories/services.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { RecordDto } from '../record-dto.ts';
import { saveSignature } from './commands/save-signature.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const minute = 60_000;

const strokes = [
  [
    { x: 40, y: 200 },
    { x: 300, y: 60 },
    { x: 560, y: 200 },
  ],
  [{ x: 570, y: 210 }],
];
const signed = (changes: object = {}) => ({
  id: randomUUID(),
  signer: 'Sam',
  strokes,
  signed_at: new Date().toISOString(),
  ...changes,
});

/** A paid visit under way, which was started unless told otherwise. */
async function buildVisit({ isStarted = true } = {}) {
  const service = await buildService(db);
  const professionalId = service.professional_id ?? '';
  const booking = await buildPaidBooking(db, { professional_id: professionalId, service_id: service.id });
  await moveVisit(db, booking.id, -10);
  const { profile_id: ownerId } = await db
    .selectFrom('professionals')
    .select('profile_id')
    .where('id', '=', professionalId)
    .executeTakeFirstOrThrow();
  const clientId = booking.client_id ?? '';
  const [owner, client] = [await buildSession(db, ownerId), await buildSession(db, clientId)];
  const at = `/bookings/${booking.id}`;
  const ask = (method: string, path: string, body?: unknown, who = owner) =>
    api.request(method, path, { headers: who.bearer, ...(body === undefined ? {} : { body }) });
  const press = (step: string) =>
    ask('POST', `${at}/steps`, { id: randomUUID(), step, pressed_at: new Date().toISOString() });
  if (isStarted) for (const step of ['arrived', 'started']) expect((await press(step)).status).toBe(200);
  const sign = async (body: object = signed(), who = owner) => (await ask('PUT', `${at}/signature`, body, who)).status;
  const clear = async (who = owner) => (await ask('DELETE', `${at}/signature`, undefined, who)).status;
  const read = async (who = owner) => {
    const { record } = (await (await ask('GET', `${at}/record`, undefined, who)).json()) as {
      record: RecordDto | null;
    };
    return record;
  };
  const complete = (now = new Date()) => completeBooking(booking.id, { id: ownerId, profile: null }, now);
  return { service, booking, clientId, ownerId, owner, client, at, ask, sign, clear, read, complete };
}

/** The rows of a table of somebody's export. */
async function exported(userId: string, name: string): Promise<unknown[]> {
  const found = (await exportedTables(userId)).find((table) => table.name === name);
  const rows: unknown[] = [];
  if (found) for await (const row of found.rows) rows.push(row);
  return rows;
}

describe('a service', () => {
  it('asks for a signature only if its professional wants one, with a checklist or without', async () => {
    const visit = await buildVisit();
    const save = (body: object) => visit.ask('PUT', `/services/${visit.service.id}/checklist`, body);
    const own = async () =>
      ((await (await visit.ask('GET', '/service-checklists')).json()) as { items: unknown[] }).items;
    expect((await visit.read())?.asks_signature).toBe(false);
    expect(await (await save({ lines: [], asks_signature: true })).json()).toMatchObject({ asks_signature: true });
    expect(await own()).toEqual([{ service_id: visit.service.id, lines: [], asks_signature: true }]);
    expect((await visit.read())?.asks_signature).toBe(true);
    // As a page sends it that was loaded before there were signatures.
    expect(await (await save({ lines: ['Swept'] })).json()).toMatchObject({ lines: ['Swept'], asks_signature: true });
    await save({ lines: [], asks_signature: false });
    expect(await own()).toEqual([]);
  });
});

describe('the signature of a visit', () => {
  it('arrives once, takes the place of the one before, and can be cleared', async () => {
    const visit = await buildVisit();
    const first = signed();
    for (const _ of [1, 2]) expect(await visit.sign(first)).toBe(204);
    expect(await visit.sign({ ...first, signer: 'Somebody else' })).toBe(204);
    expect((await visit.read())?.signature).toMatchObject({ signer: 'Sam', strokes });
    expect(await visit.sign(signed({ signer: 'Alex', strokes: null }))).toBe(204);
    expect((await visit.read())?.signature).toMatchObject({ signer: 'Alex', strokes: null });
    for (const _ of [1, 2]) expect(await visit.clear()).toBe(204);
    expect((await visit.read())?.signature).toBeNull();
  });

  it('is taken on its professional’s phone, and read by its client once the visit is completed', async () => {
    const visit = await buildVisit();
    const admin = await buildSession(db, (await buildProfile(db, { role: 'admin' })).id);
    const stranger = await buildSession(db, (await buildProfile(db)).id);
    for (const who of [visit.client, admin, stranger])
      expect([await visit.sign(signed(), who), await visit.clear(who)]).toEqual([404, 404]);
    await visit.sign();
    expect(await visit.read(visit.client)).toBeNull();
    await visit.complete();
    expect(await visit.read(visit.client)).toMatchObject({ signature: { signer: 'Sam', strokes }, may_write: false });
    for (const who of [admin, stranger])
      expect((await visit.ask('GET', `${visit.at}/record`, undefined, who)).status).toBe(404);
  });

  it('is not taken before the work has started, nor when the record is closed, and Done does not wait for it', async () => {
    const early = await buildVisit({ isStarted: false });
    expect(await early.sign()).toBe(409);
    const visit = await buildVisit();
    const now = new Date();
    await visit.complete(now);
    const later = (hours: number) =>
      saveSignature(visit.booking.id, visit.ownerId, signed(), new Date(now.getTime() + hours * 60 * minute));
    await later(23);
    await expect(later(24)).rejects.toMatchObject({ code: 'record_closed' });
  });

  it('has the time at which it was signed, never before the work nor in the future', async () => {
    const visit = await buildVisit();
    const now = new Date();
    const timeOf = async (from: number, received: number) => {
      const body = signed({ signed_at: new Date(now.getTime() + from * minute).toISOString() });
      await saveSignature(visit.booking.id, visit.ownerId, body, new Date(now.getTime() + received * minute));
      return Date.parse((await visit.read())?.signature?.signed_at ?? '') - now.getTime();
    };
    expect(await timeOf(5, 90)).toBe(5 * minute);
    expect(await timeOf(500, 90)).toBe(90 * minute);
    expect(await timeOf(-500, 90)).toBeLessThanOrEqual(0);
    expect(await timeOf(-500, 90)).toBeGreaterThan(-minute);
  });

  it('is drawn in the report', async () => {
    const visit = await buildVisit();
    await visit.complete();
    const without = await writeReport(visit.booking.id, new Date());
    await visit.sign();
    expect((await writeReport(visit.booking.id, new Date())).length).toBeGreaterThan(without.length + 50);
  });

  it('is in the export of both, and goes with the client’s account', async () => {
    const visit = await buildVisit();
    await visit.ask('PUT', `/services/${visit.service.id}/checklist`, { lines: [], asks_signature: true });
    await visit.sign();
    expect(await exported(visit.clientId, 'signatures_of_visits')).toEqual([]);
    await visit.complete();
    const row = { id: visit.booking.id, signer: 'Sam', drawing: JSON.stringify(strokes) };
    expect(await exported(visit.clientId, 'signatures_of_visits')).toMatchObject([row]);
    expect(await exported(visit.ownerId, 'signatures_of_own_visits')).toMatchObject([row]);
    expect(await exported(visit.ownerId, 'services_to_sign')).toEqual([{ service_id: visit.service.id }]);
    expect((await visit.ask('POST', '/functions/delete-user-account', {}, visit.client)).status).toBe(200);
    const { rows } = await pool.query('select 1 from visit_signatures where booking_id = $1', [visit.booking.id]);
    expect(rows).toEqual([]);
  });
});
