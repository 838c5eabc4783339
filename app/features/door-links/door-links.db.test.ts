import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPaidBooking, moveVisit } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession, testSecret } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { completeBooking } from '#app/features/booking-outcomes/complete/commands/complete-booking.server.ts';
import { sweepLinks } from './commands/sweep-links.server.ts';
import { signDoorLinksWith } from './door-token.server.ts';
import { readDoorPage } from './queries/read-door-page.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
beforeAll(() => signDoorLinksWith([testSecret]));

/** A visit in 20 minutes whose client can share it. */
async function buildVisit(status: 'confirmed' | 'pending' = 'confirmed') {
  const professional = await buildProfessional(db, { profile: { first_name: 'Paula', last_name: 'Secret' } });
  const booking = await buildPaidBooking(db, { professional_id: professional.id, status });
  await moveVisit(db, booking.id, 20);
  const client = await buildSession(db, booking.client_id ?? '');
  const ask = async (method: string) => {
    const answer = await api.request(method, `/bookings/${booking.id}/door-link`, { headers: client.bearer });
    const json = (answer.status === 204 ? {} : await answer.json()) as { url?: string | null; code?: string };
    return { status: answer.status, ...json };
  };
  const make = async () => (await ask('PUT')).url?.split('/door/')[1] ?? '';
  return { professional, booking, ask, make };
}

describe('the page for whoever opens the door', () => {
  it('says who comes, when and where the visit stands, and nothing of address, price or contact', async () => {
    const visit = await buildVisit();
    const token = await visit.make();
    const page = await readDoorPage(token);
    expect(page).toMatchObject({ service: 'Haircut', professional: { name: 'Paula' }, progress: { step: null } });
    expect(JSON.stringify(page)).not.toMatch(/Secret|Congress|75\.00|@/);
    expect(await visit.make()).toBe(token);
  });

  it('is behind no forged link', async () => {
    const visit = await buildVisit();
    const [id = '', signature = ''] = (await visit.make()).split('.');
    const forged = [`${id}.${'x'.repeat(signature.length)}`, id, `${randomUUID()}.${signature}`, `${id}.${signature}.`];
    for (const token of [...forged, '', 'x']) expect(await readDoorPage(token)).toBeUndefined();
  });

  it('ends when the client takes it back; a new link is another', async () => {
    const visit = await buildVisit();
    const first = await visit.make();
    for (const _ of [1, 2]) expect((await visit.ask('DELETE')).status).toBe(204);
    expect(await readDoorPage(first)).toBeUndefined();
    const second = await visit.make();
    expect(second).not.toBe(first);
    expect([await readDoorPage(first), await readDoorPage(second)]).toEqual([undefined, expect.anything()]);
  });

  it('ends with the visit, and its row is deleted', async () => {
    const visit = await buildVisit();
    const token = await visit.make();
    const late = new Date(Date.now() + 4 * 3_600_000);
    expect(await readDoorPage(token, late)).toBeUndefined();
    await moveVisit(db, visit.booking.id, -20);
    await completeBooking(visit.booking.id, { id: visit.professional.profile_id, profile: null });
    expect(await readDoorPage(token)).toBeUndefined();
    await sweepLinks();
    const { rowCount } = await pool.query('select 1 from door_links where booking_id = $1', [visit.booking.id]);
    expect(rowCount).toBe(0);
  });

  it('is not made before the visit is paid', async () => {
    expect(await (await buildVisit('pending')).ask('PUT')).toMatchObject({ status: 409, code: 'door_link_impossible' });
  });
});
