import { expect, it } from 'vitest';
import { buildBookingRoles } from '#tests/factories/booking-roles.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);
const roles = await buildBookingRoles(db);

const visit = await buildBooking(db, {
  client_id: roles.client.id,
  professional_id: roles.professionalId,
  status: 'confirmed',
  payment_method: 'card',
});
const as = async (person: { id: string } | undefined, path = `/bookings/${visit.id}/visit.ics`) =>
  api.request('GET', path, { headers: person ? (await buildSession(db, person.id)).bearer : {} });

it('both parties download a visit as a calendar file, each with the other in its title', async () => {
  const file = await as(roles.client);
  expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
    200,
    'text/calendar; charset=utf-8; method=PUBLISH',
    'attachment; filename="visit.ics"',
  ]);
  expect(file.headers.get('cache-control')).toBe('no-store');
  const text = (await file.text()).replaceAll('\r\n ', '');
  expect(text).toContain(`UID:${visit.id}@localhost`);
  expect(text).toContain(`/dashboard/client/bookings/${visit.id}`);
  expect(await (await as(roles.professional)).text()).toContain('/dashboard/professional/calendar');
});

it('nobody else does, and it tells them nothing', async () => {
  const answers = [await as(roles.stranger), await as(roles.admin), await as(roles.client, '/bookings/x/visit.ics')];
  for (const answer of answers)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'booking_not_found']);
  expect((await as(undefined)).status).toBe(401);
});

it('a hold keeps the address from its professional here as elsewhere', async () => {
  const hold = await buildBooking(db, {
    client_id: roles.client.id,
    professional_id: roles.professionalId,
    start_time: new Date(visit.start_time.getTime() + 86_400_000),
  });
  const path = `/bookings/${hold.id}/visit.ics`;
  expect(await (await as(roles.professional, path)).text()).not.toContain('Congress');
  expect(await (await as(roles.client, path)).text()).toContain('Congress');
});
