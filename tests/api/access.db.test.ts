import { expect, it } from 'vitest';
import { createApi } from '#app/api.server.ts';
import { accessOfRoutes } from '#app/platform/access/access-rule.server.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, personOf, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, confirmed, requestOf, quiet } = bookingJourney(app, testDatabase);

const bookable = await buildBookable(db);
const owner = await person();
const booking = await confirmed(owner, bookable);
await quiet();
const profile = await db
  .selectFrom('profiles')
  .selectAll()
  .where('id', '=', bookable.professional.profile_id)
  .executeTakeFirstOrThrow();

const roles = {
  anonymous: undefined,
  client: owner,
  'another client': await person(),
  professional: await personOf(db, profile),
  'another professional': await otherProfessional(),
  admin: await person({ role: 'admin' }),
} satisfies Record<string, Person | undefined>;
type Role = keyof typeof roles;
const signedIn: Role[] = ['client', 'another client', 'professional', 'another professional', 'admin'];

async function otherProfessional(): Promise<Person> {
  const { professional } = await buildBookable(db);
  return personOf(
    db,
    await db.selectFrom('profiles').selectAll().where('id', '=', professional.profile_id).executeTakeFirstOrThrow(),
  );
}

const routes = accessOfRoutes(createApi(app.url).routes).filter(({ rule }) => rule !== undefined);
const bodyOf = (endpoint: string, id: string): Record<string, unknown> | undefined => {
  if (endpoint === 'POST /bookings' || endpoint.endsWith('create-checkout-session'))
    return requestOf({ id }, bookable, { bookingDate: slotAt(40, '09:00') });
  if (endpoint.endsWith('handle-successful-payment'))
    return { bookingId: booking.bookingId, sessionId: booking.sessionId };
  if (endpoint.endsWith('cancel-booking')) return { bookingId: booking.bookingId };
  if (endpoint.endsWith('send-email'))
    return { type: 'booking_confirmation', bookingId: booking.bookingId, emailType: 'booking_created' };
  if (endpoint.endsWith('/problem')) return { kind: 'other', description: 'Words' };
  if (endpoint.endsWith('/review')) return { stars: 5 };
  if (endpoint.endsWith('/reschedule')) return { expectedStart: slotAt(30, '09:00'), newStart: slotAt(31, '09:00') };
  if (endpoint.endsWith('/interventions')) return { action: 'cancel', expectedRefund: '12.34', reason: 'A reason' };
  if (endpoint.endsWith('cancel-and-refund')) return { expectedRefund: '12.34', reason: 'A reason' };
  if (endpoint === 'PATCH /bookings/:id') return { status: 'cancelled' };
  if (endpoint === 'PATCH /profiles/me') return { first_name: 'Casey', last_name: 'Client', phone: '' };
  return undefined;
};
const ask = (endpoint: string, who: Person | undefined) => {
  const [method = '', path = ''] = endpoint.split(' ');
  const id = /^\/(admin\/)?bookings/.test(path) ? booking.bookingId : bookable.professional.id;
  const body = bodyOf(endpoint, who?.id ?? owner.id);
  return call(method, path.replace(':id', id), { ...(who ? { as: who } : {}), ...(body ? { body } : {}) });
};

it('every route of tables, accounts, files and functions names its access', proves('API-001'), () => {
  const silent = accessOfRoutes(createApi(app.url).routes).filter(({ rule }) => rule === undefined);
  expect(silent.map(({ endpoint }) => endpoint)).toEqual(['GET /openapi.json', 'GET /docs']);
});

const guarded = (rule: string) => routes.filter((route) => route.rule === rule).map(({ endpoint }) => endpoint);

const closed = routes.filter(({ rule }) => rule !== 'public').map(({ endpoint }) => endpoint);
const forMembers = guarded('signed-in');

it.each(closed)('%s asks who one is', proves('ERR-066', 'API-055'), async (endpoint) => {
  expect((await ask(endpoint, undefined)).status).toBe(401);
  const [method = '', path = ''] = endpoint.split(' ');
  const forged = await call(method, path.replace(':id', booking.bookingId), {
    headers: { authorization: 'Bearer forged' },
  });
  expect([forged.status, forged.body.error]).toEqual([401, 'Invalid JWT']);
});

it.each(guarded('public'))('%s is open to everybody', async (endpoint) => {
  expect([401, 403]).not.toContain((await ask(endpoint, undefined)).status);
});

it.each(forMembers)('%s lets in a bearer token of who is signed in', proves('API-057', 'API-069'), async (endpoint) => {
  expect([401, 403]).not.toContain((await ask(endpoint, await person())).status);
});

it('routes for admins are there for admins only', async () => {
  for (const endpoint of guarded('admin')) {
    for (const role of signedIn) {
      const { status, body } = await ask(endpoint, roles[role]);
      // The things that are named exist nowhere: an administrator may hear that of the thing, everybody else of the
      // address.
      if (role === 'admin')
        expect([endpoint, [401, 403].includes(status), body.code === 'not_found']).toEqual([endpoint, false, false]);
      else expect([endpoint, role, status, body.code]).toEqual([endpoint, role, 404, 'not_found']);
    }
  }
});
