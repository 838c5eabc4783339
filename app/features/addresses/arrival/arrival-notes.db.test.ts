import { describe, expect, it } from 'vitest';
import { buildClient, buildProfile } from '#tests/factories/accounts.ts';
import { buildPaidBooking, moveVisit, type buildBooking } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { AddressDto } from '../queries/list-addresses.server.ts';
import { arrivalNotesStore } from './arrival-notes-store.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);

const minute = 60_000;
const hour = 60 * minute;
const secret = 'Gate code 4711';
const home = {
  name: 'Home',
  street: '1100 Congress Ave',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  arrivalNotes: secret,
};

type Bearer = { bearer: Record<string, string> };
type Overrides = Parameters<typeof buildBooking>[1] & object;

/** A paid visit of an hour at a saved address with notes, which starts so many milliseconds from now. */
async function buildVisit(startsIn: number, overrides: Overrides = {}) {
  const client = await buildClient(db);
  const professional = await buildProfessional(db);
  const [asClient, asProfessional] = await Promise.all([
    buildSession(db, client.id),
    buildSession(db, professional.profile_id),
  ]);
  const saved = await api.request('POST', '/addresses', { headers: asClient.bearer, body: home });
  const address = (await saved.json()) as AddressDto;
  const booking = await buildPaidBooking(db, {
    client_id: client.id,
    professional_id: professional.id,
    start_time: new Date(Date.now() + startsIn),
    ...overrides,
  });
  const change = (method: string, json?: object) =>
    api.request(method, `/addresses/${address.id}`, { headers: asClient.bearer, body: json });
  return { client, professional, asClient, asProfessional, booking, change };
}
type Visit = Awaited<ReturnType<typeof buildVisit>>;

const ask = ({ bearer }: Bearer, { booking }: Pick<Visit, 'booking'>) =>
  api.request('GET', `/bookings/${booking.id}/arrival-notes`, { headers: bearer });
const notesFor = async (visit: Visit) =>
  ((await (await ask(visit.asProfessional, visit)).json()) as { notes: string | null }).notes;
const copies = async ({ client }: Visit) =>
  (await db.selectFrom('visit_arrival_notes').selectAll().where('client_id', '=', client.id).execute()).length;

describe('the notes for getting in', () => {
  it.each([
    ['more than a day before', 24 * hour + minute, null],
    ['a day before', 24 * hour - minute, secret],
    ['while it goes on', -59 * minute, secret],
    ['once it has ended', -61 * minute, null],
  ])('are told to the professional of a visit only from a day before to its end: %s', async (_, startsIn, notes) => {
    expect(await notesFor(await buildVisit(startsIn))).toBe(notes);
  });

  it('do not exist for anybody else: the client, another professional, an administrator, a stranger', async () => {
    const visit = await buildVisit(hour);
    const other = await buildProfessional(db);
    const admin = await buildProfile(db, { role: 'admin' });
    const others = await Promise.all([other.profile_id, admin.id].map((id) => buildSession(db, id)));
    for (const somebody of [visit.asClient, ...others]) expect((await ask(somebody, visit)).status).toBe(404);
    expect((await api.request('GET', `/bookings/${visit.booking.id}/arrival-notes`)).status).toBe(401);
  });

  it.each(['pending', 'cancelled'] as const)('are not told of a %s visit', async (status) => {
    const visit = await buildVisit(hour, { status });
    expect((await ask(visit.asProfessional, visit)).status).toBe(404);
  });

  it('are nowhere else that a professional or an administrator reads', async () => {
    const visit = await buildVisit(hour);
    await visit.change('DELETE');
    expect(await copies(visit)).toBe(1);
    const read = async ({ bearer }: Bearer, path: string) => {
      const response = await api.request('GET', path, { headers: bearer });
      expect(response.status, path).toBe(200);
      return response.text();
    };
    const paths = [
      `/bookings/${visit.booking.id}`,
      '/bookings?as=professional',
      '/professional-overview',
      '/clients',
      `/clients/${visit.client.id}/bookings`,
      '/clients/export',
      '/account/export?format=json',
    ];
    for (const path of paths) expect(await read(visit.asProfessional, path), path).not.toContain(secret);
    expect(await notesFor(visit)).toBe(secret);
  });
});

describe('a visit already booked', () => {
  it('has the notes as its client changed them', async () => {
    const visit = await buildVisit(hour);
    await visit.change('PUT', { ...home, arrivalNotes: 'The new code is 9000' });
    expect(await notesFor(visit)).toBe('The new code is 9000');
    await visit.change('PUT', { ...home, arrivalNotes: '' });
    expect(await notesFor(visit)).toBeNull();
  });

  it('keeps them when its address is deleted or becomes another place', async () => {
    const [deleted, moved] = [await buildVisit(hour), await buildVisit(hour)];
    await deleted.change('DELETE');
    await moved.change('PUT', { ...home, street: '9 New Street', arrivalNotes: 'No gate here' });
    expect([await notesFor(deleted), await notesFor(moved)]).toEqual([secret, secret]);
  });

  it('does not get notes back that its client cleared before deleting the address', async () => {
    const visit = await buildVisit(hour);
    await visit.change('DELETE');
    const again = await api.request('POST', '/addresses', {
      headers: visit.asClient.bearer,
      body: { ...home, arrivalNotes: null },
    });
    expect(await notesFor(visit)).toBeNull();
    const { id } = (await again.json()) as AddressDto;
    await api.request('DELETE', `/addresses/${id}`, { headers: visit.asClient.bearer });
    expect(await notesFor(visit)).toBeNull();
  });

  it('loses its copy once it is over or cancelled, and no other does', async () => {
    const visit = await buildVisit(hour);
    const over = await buildPaidBooking(db, { client_id: visit.client.id, professional_id: visit.professional.id });
    await visit.change('DELETE');
    expect(await copies(visit)).toBe(2);
    await moveVisit(db, over.id, -120);
    await arrivalNotesStore.deleteOver();
    expect(await copies(visit)).toBe(1);
  });
});

describe('the client', () => {
  it('gets addresses and notes in the export of their own data', async () => {
    const visit = await buildVisit(hour);
    const exported = async () =>
      (await (await api.request('GET', '/account/export?format=json', { headers: visit.asClient.bearer })).json()) as {
        addresses: object[];
        arrival_notes_of_visits: object[];
      };
    expect((await exported()).addresses).toMatchObject([{ name: 'Home', arrival_notes: secret }]);
    await visit.change('DELETE');
    expect((await exported()).arrival_notes_of_visits).toEqual([{ booking_id: visit.booking.id, notes: secret }]);
  });

  it('leaves neither address nor notes behind with a deleted account', async () => {
    const visit = await buildVisit(72 * hour);
    await visit.change('PUT', { ...home, unit: 'Apt 4' });
    expect(await copies(visit)).toBe(1);
    const left = await api.request('POST', '/functions/delete-user-account', {
      headers: visit.asClient.bearer,
      body: {},
    });
    expect(left.status).toBe(200);
    expect(await copies(visit)).toBe(0);
    const rest = await db
      .selectFrom('client_addresses')
      .selectAll()
      .where('profile_id', '=', visit.client.id)
      .execute();
    expect(rest).toEqual([]);
  });
});
