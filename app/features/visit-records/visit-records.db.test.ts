import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPaidBooking, moveVisit } from '#tests/factories/bookings.ts';
import { buildProfile } from '#tests/factories/accounts.ts';
import { photo } from '#tests/factories/files.ts';
import { buildService } from '#tests/factories/services.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { completeBooking } from '#app/features/booking-outcomes/complete/commands/complete-booking.server.ts';
import { sweepUploads } from '#app/features/files/uploads/commands/sweep-uploads.server.ts';
import { saveRecord } from './commands/save-record.server.ts';
import { usedVisitPhotos } from './queries/used-visit-photos.server.ts';
import type { RecordDto } from './record-dto.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const hour = 3_600_000;
let store: Awaited<ReturnType<typeof connectTestStorage>>;
beforeAll(async () => {
  store = await connectTestStorage('disk');
});
afterAll(() => store.close());

const record = {
  checklist: [
    { line: 'Filters changed', checked: true },
    { line: 'Drain flushed', checked: false },
  ],
  materials: ['2 filters'],
  note: 'The next change is due in six months.',
};
const lines = record.checklist.map(({ line }) => line);

/** A paid visit under way, of a service with a checklist. */
async function buildVisit(startsInMinutes = -10) {
  const service = await buildService(db);
  const professionalId = service.professional_id ?? '';
  const booking = await buildPaidBooking(db, { professional_id: professionalId, service_id: service.id });
  await moveVisit(db, booking.id, startsInMinutes);
  const { profile_id: ownerId } = await db
    .selectFrom('professionals')
    .select('profile_id')
    .where('id', '=', professionalId)
    .executeTakeFirstOrThrow();
  const [owner, client] = [await buildSession(db, ownerId), await buildSession(db, booking.client_id ?? '')];
  const ask = (method: string, path: string, body?: unknown, who = owner) =>
    api.request(method, path, { headers: who.bearer, ...(body === undefined ? {} : { body }) });
  const at = `/bookings/${booking.id}`;
  const read = async (who = client) => {
    const response = await ask('GET', `${at}/record`, undefined, who);
    return { status: response.status, ...((await response.json()) as { record: RecordDto | null }) };
  };
  const addPhoto = async (moment: 'before' | 'after', id = randomUUID()) => {
    const path = `${ownerId}/${id}.jpg`;
    const uploaded = await api.request('POST', `/storage/visit-photos/${path}`, {
      headers: { ...owner.bearer, 'content-type': 'image/jpeg' },
      body: await photo(40, 40),
    });
    expect(uploaded.status).toBe(201);
    return { id, path, answer: await ask('POST', `${at}/photos`, { id, moment, path }) };
  };
  const complete = (now = new Date()) => completeBooking(booking.id, { id: ownerId, profile: null }, now);
  return { service, booking, ownerId, owner, client, ask, at, read, addPhoto, complete };
}

describe('the record of a visit', () => {
  it('begins with the checklist of its service, and keeps the lines of that day', async () => {
    const visit = await buildVisit();
    await visit.ask('PUT', `/services/${visit.service.id}/checklist`, { lines });
    expect((await visit.read(visit.owner)).record?.checklist).toEqual(lines.map((line) => ({ line, checked: false })));
    expect((await visit.ask('PUT', `${visit.at}/record`, record)).status).toBe(204);
    await visit.ask('PUT', `/services/${visit.service.id}/checklist`, { lines: ['Something else'] });
    expect((await visit.read(visit.owner)).record).toMatchObject(record);
  });

  it('keeps what another page has written when one saves something else', async () => {
    const visit = await buildVisit();
    const save = (body: object) => visit.ask('PUT', `${visit.at}/record`, body);
    const empty = { checklist: lines.map((line) => ({ line, checked: false })), materials: [], note: '' };
    // What is saved first brings along the rest: the lines that were not ticked belong to the day.
    await save({ ...empty, note: record.note, changed: ['note'] });
    expect((await visit.read(visit.owner)).record).toMatchObject({ ...empty, note: record.note });
    await save({ ...empty, checklist: record.checklist, changed: ['checklist'] });
    await save({ ...empty, materials: record.materials, changed: ['materials'] });
    expect((await visit.read(visit.owner)).record).toMatchObject(record);
    await save(empty);
    expect((await visit.read(visit.owner)).record).toMatchObject(empty);
  });

  it('is read by its client once the visit is completed, and not before', async () => {
    const visit = await buildVisit();
    await visit.ask('PUT', `${visit.at}/record`, record);
    await visit.addPhoto('before');
    expect((await visit.read()).record).toBeNull();
    await visit.complete();
    const { record: shown } = await visit.read();
    expect(shown).toMatchObject({ ...record, may_write: false });
    const seen = await api.request('GET', (shown?.photos[0]?.url ?? '').replace(/^\/api/, ''));
    expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ]);
  });

  it('is written by its professional alone, and read by nobody but the two', async () => {
    const visit = await buildVisit();
    await visit.complete();
    const admin = await buildSession(db, (await buildProfile(db, { role: 'admin' })).id);
    const stranger = await buildSession(db, (await buildProfile(db)).id);
    for (const who of [visit.client, admin, stranger]) {
      expect((await visit.ask('PUT', `${visit.at}/record`, record, who)).status).toBe(404);
      const body = { id: randomUUID(), moment: 'after', path: 'a/b.jpg' };
      expect((await visit.ask('POST', `${visit.at}/photos`, body, who)).status).toBe(404);
    }
    for (const who of [admin, stranger]) expect((await visit.read(who)).status).toBe(404);
  });

  it('can be written on the day, and until a day after the visit was completed', async () => {
    expect((await (await buildVisit(13 * 60)).ask('PUT', '/bookings/x/record', record)).status).toBe(404);
    const early = await buildVisit(13 * 60);
    expect((await early.ask('PUT', `${early.at}/record`, record)).status).toBe(409);
    const visit = await buildVisit();
    const now = new Date();
    await visit.complete(now);
    const later = (hours: number) =>
      saveRecord(visit.booking.id, visit.ownerId, record, new Date(now.getTime() + hours * hour));
    await later(23);
    await expect(later(24)).rejects.toMatchObject({ code: 'record_closed' });
  });
});

describe('a photo of a visit', () => {
  it('is added once, and removed with its file', async () => {
    const visit = await buildVisit();
    const { id, path, answer } = await visit.addPhoto('before');
    expect(answer.status).toBe(201);
    expect((await visit.ask('POST', `${visit.at}/photos`, { id, moment: 'before', path })).status).toBe(201);
    expect((await visit.read(visit.owner)).record?.photos).toHaveLength(1);
    for (const _ of [1, 2]) expect((await visit.ask('DELETE', `${visit.at}/photos/${id}`)).status).toBe(204);
    expect((await visit.read(visit.owner)).record?.photos).toEqual([]);
    expect((await pool.query('select 1 from stored_files where path = $1', [path])).rows).toEqual([]);
  });

  it('is an own upload, and at most eight of each moment', async () => {
    const visit = await buildVisit();
    const foreign = await (await buildVisit()).addPhoto('before');
    const body = { id: randomUUID(), moment: 'before', path: foreign.path };
    expect((await visit.ask('POST', `${visit.at}/photos`, body)).status).toBe(422);
    for (let taken = 0; taken < 8; taken += 1) expect((await visit.addPhoto('after')).answer.status).toBe(201);
    expect((await visit.addPhoto('after')).answer.status).toBe(409);
    expect((await visit.addPhoto('before')).answer.status).toBe(201);
  });

  it('is private: neither its path nor another person’s signature opens it, an administrator’s included', async () => {
    const visit = await buildVisit();
    const { path } = await visit.addPhoto('before');
    const admin = await buildSession(db, (await buildProfile(db, { role: 'admin' })).id);
    expect((await api.request('GET', `/storage/visit-photos/${path}`)).status).toBe(403);
    for (const who of [admin, visit.client]) {
      const asked = await visit.ask('POST', '/storage/signed-urls', { bucket: 'visit-photos', path }, who);
      expect(asked.status).toBe(403);
    }
  });

  it('outlives the sweep of unused uploads; one that was never added does not', async () => {
    const visit = await buildVisit();
    const { path } = await visit.addPhoto('before');
    const unused = `${visit.ownerId}/${randomUUID()}.jpg`;
    await api.request('POST', `/storage/visit-photos/${unused}`, {
      headers: { ...visit.owner.bearer, 'content-type': 'image/jpeg' },
      body: await photo(40, 40),
    });
    const all = async (_: unknown, names: readonly string[]) => names;
    const uses = {
      profiles: all,
      'work-photos': all,
      'professional-documents': all,
      'visit-photos': usedVisitPhotos,
      'message-files': all,
    };
    await sweepUploads(uses, Date.now() + 25 * hour);
    const { rows } = await pool.query<{ path: string }>('select path from stored_files where path = any($1)', [
      [path, unused],
    ]);
    expect(rows).toEqual([{ path }]);
  });
});

describe('the checklist of a service', () => {
  it('is its professional’s own, with each line once', async () => {
    const [visit, other] = [await buildVisit(), await buildVisit()];
    const save = (body: object, who = visit.owner) =>
      visit.ask('PUT', `/services/${visit.service.id}/checklist`, body, who);
    expect((await save({ lines })).status).toBe(200);
    for (const who of [other.owner, visit.client]) expect((await save({ lines }, who)).status).toBe(404);
    expect((await save({ lines: ['One', 'One'] })).status).toBe(422);
    expect((await save({ lines: Array.from({ length: 21 }, (_, index) => `Line ${index}`) })).status).toBe(422);
    const own = async () =>
      ((await (await visit.ask('GET', '/service-checklists')).json()) as { items: unknown[] }).items;
    expect(await own()).toEqual([{ service_id: visit.service.id, lines, asks_signature: false }]);
    await save({ lines: [] });
    expect(await own()).toEqual([]);
  });
});

describe('a person who leaves', () => {
  it.each(['client', 'owner'] as const)('takes the photos along: the %s', async (who) => {
    const visit = await buildVisit();
    await visit.ask('PUT', `${visit.at}/record`, record);
    const { path } = await visit.addPhoto('after');
    await visit.complete();
    const left = await visit.ask('POST', '/functions/delete-user-account', {}, visit[who]);
    expect(left.status).toBe(200);
    const { rows } = await pool.query(
      'select 1 from visit_photos where booking_id = $1 union all select 1 from stored_files where path = $2',
      [visit.booking.id, path],
    );
    expect(rows).toEqual([]);
    const kept = await pool.query('select 1 from visit_records where booking_id = $1', [visit.booking.id]);
    expect(kept.rows).toHaveLength(who === 'client' ? 0 : 1);
  });

  it.each([false, true])(
    'leaves nothing to be written about after they closed their account: completed %s',
    async (isDone) => {
      const visit = await buildVisit();
      for (const step of ['arrived', 'started'])
        await visit.ask('POST', `${visit.at}/steps`, { id: randomUUID(), step, pressed_at: new Date().toISOString() });
      if (isDone) await visit.complete();
      expect((await visit.ask('POST', '/functions/delete-user-account', {}, visit.client)).status).toBe(200);
      const late = await visit.ask('PUT', `${visit.at}/record`, { ...record, changed: ['checklist'] });
      expect([late.status, await late.json()]).toMatchObject([409, { code: 'record_closed' }]);
      expect((await visit.addPhoto('after')).answer.status).toBe(409);
      const signature = { id: randomUUID(), signer: 'Sam', strokes: null, signed_at: new Date().toISOString() };
      expect((await visit.ask('PUT', `${visit.at}/signature`, signature)).status).toBe(409);
      expect(await visit.read(visit.owner)).toMatchObject({ status: 200, record: null });
    },
  );
});
