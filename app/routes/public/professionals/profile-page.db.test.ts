import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { readProfilePage } from './profile-page.server.ts';
import { proves } from '#tests/support/proves.ts';

const { db, pool } = await createTestDatabase();

it('a portfolio that cannot be read leaves the rest of the page', proves('API-029'), async () => {
  const professional = await buildProfessional(db);
  await pool.query('alter table work_photos rename to work_photos_away');
  const page = await readProfilePage(professional.id, undefined);
  expect(page).toMatchObject({ state: 'known', profile: { id: professional.id, photos: [] } });
});

it('names the briefest service by its service times, whose free days are those of the card', async () => {
  const { id, professional_id } = await buildService(db, { duration: 30 });
  await db
    .insertInto('service_times')
    .values({ professional_id, service_id: id, duration: 180, buffer_time: 15 })
    .execute();
  const brief = await buildService(db, { professional_id, duration: 90 });
  const page = await readProfilePage(professional_id, undefined);
  expect(page).toMatchObject({ state: 'known', briefestServiceId: brief.id });
});

it.each([
  ['while no bookings are accepted', { verified: false }, true],
  ['if nothing is offered', {}, false],
  ['without a Stripe account', { stripe_account_id: null }, true],
  ['if Stripe has rejected the account', { stripe_account_status: 'rejected' }, true],
] as const)('names no service for free days %s', async (_, state, offers) => {
  const { id } = await buildProfessional(db, { stripe_account_id: randomUUID(), ...state });
  if (offers) await buildService(db, { professional_id: id });
  expect(await readProfilePage(id, undefined)).toMatchObject({ state: 'known', briefestServiceId: undefined });
});

it('a service takes as long as it is booked for', proves('OPEN-31'), async () => {
  const { id: service_id, professional_id } = await buildService(db, { duration: 45 });
  await db.insertInto('service_times').values({ service_id, professional_id, duration: 90, buffer_time: 15 }).execute();
  expect(await readProfilePage(professional_id, undefined)).toMatchObject({ services: [{ duration: 90 }] });
});
