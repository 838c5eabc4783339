import { describe, expect, it } from 'vitest';
import { createApi } from '#app/api.server.ts';
import { accessOfRoutes } from '#app/platform/access/access-rule.server.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, bookingTables, personOf, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { unknownId, visitPayloads } from '#tests/support/http/visit-payloads.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { visitRules } from '#tests/support/http/visit-rules.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, pending, confirmed, requestOf, quiet } = bookingJourney(app, testDatabase);

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
  const ofVisit = visitPayloads[endpoint];
  if (ofVisit) return ofVisit();
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
  return call(method, path.replace(':id', id).replace(/:(stepId|photoId)/, unknownId), {
    ...(who ? { as: who } : {}),
    ...(body ? { body } : {}),
  });
};

/** Who may do what with the confirmed booking of `client`: the status that each hears. */
const bookingRules: Record<string, Record<Exclude<Role, 'anonymous'>, number>> = {
  ...visitRules,
  'GET /bookings/:id': {
    client: 200,
    'another client': 404,
    professional: 200,
    'another professional': 404,
    admin: 200,
  },
  'PATCH /bookings/:id': {
    client: 404,
    'another client': 404,
    professional: 404,
    'another professional': 404,
    admin: 404,
  },
  'POST /bookings/:id/complete': {
    client: 409,
    'another client': 404,
    professional: 409,
    'another professional': 404,
    admin: 409,
  },
  'POST /bookings/:id/undo-completion': {
    client: 409,
    'another client': 404,
    professional: 200,
    'another professional': 404,
    admin: 200,
  },
  'GET /bookings/:id/refund-preview': {
    client: 200,
    'another client': 404,
    professional: 200,
    'another professional': 404,
    admin: 200,
  },
  // Each of them expects a refund that is not what is due.
  'POST /bookings/:id/cancel-and-refund': {
    client: 409,
    'another client': 404,
    professional: 409,
    'another professional': 404,
    admin: 409,
  },
  'GET /bookings/:id/reschedule-preview': {
    client: 200,
    'another client': 404,
    professional: 404,
    'another professional': 404,
    admin: 404,
  },
  // Without saying which day.
  'GET /bookings/:id/reschedule-slots': {
    client: 422,
    'another client': 422,
    professional: 422,
    'another professional': 422,
    admin: 422,
  },
  // It is at another time than each of them expects.
  'POST /bookings/:id/reschedule': {
    client: 409,
    'another client': 404,
    professional: 404,
    'another professional': 404,
    admin: 404,
  },
  'GET /bookings/:id/rebooking': {
    client: 200,
    'another client': 404,
    professional: 404,
    'another professional': 404,
    admin: 404,
  },
  'GET /bookings/:id/timeline': {
    client: 200,
    'another client': 404,
    professional: 200,
    'another professional': 404,
    admin: 200,
  },
  // Notes for getting in are for nobody but the visit's professional; a calendar file is for both parties.
  'GET /bookings/:id/arrival-notes': {
    client: 404,
    'another client': 404,
    professional: 200,
    'another professional': 404,
    admin: 404,
  },
  'GET /bookings/:id/visit.ics': {
    client: 200,
    'another client': 404,
    professional: 200,
    'another professional': 404,
    admin: 404,
  },
  'POST /bookings/:id/problem': {
    client: 409,
    'another client': 404,
    professional: 404,
    'another professional': 404,
    admin: 404,
  },
  // It has not taken place yet.
  'POST /bookings/:id/review': {
    client: 409,
    'another client': 404,
    professional: 404,
    'another professional': 404,
    admin: 404,
  },
  'DELETE /bookings/:id': {
    client: 409,
    'another client': 404,
    professional: 404,
    'another professional': 404,
    admin: 404,
  },
  'GET /admin/bookings/:id': {
    client: 404,
    'another client': 404,
    professional: 404,
    'another professional': 404,
    admin: 200,
  },
  // It asks for a refund that is not what is due.
  'POST /admin/bookings/:id/interventions': {
    client: 404,
    'another client': 404,
    professional: 404,
    'another professional': 404,
    admin: 409,
  },
  'POST /functions/handle-successful-payment': {
    client: 200,
    'another client': 404,
    professional: 404,
    'another professional': 404,
    admin: 404,
  },
  'POST /functions/cancel-booking': {
    client: 404,
    'another client': 404,
    professional: 404,
    'another professional': 404,
    admin: 404,
  },
  'POST /functions/send-email': {
    client: 200,
    'another client': 404,
    professional: 200,
    'another professional': 404,
    admin: 200,
  },
};

describe('a booking', () => {
  it('has a rule here for each route that names it', () => {
    const naming = routes
      .map(({ endpoint }) => endpoint)
      .filter((endpoint) => /bookings\/:id|functions\/(?!create|delete-user|store-push|\w+-stripe)/.test(endpoint));
    expect(Object.keys(bookingRules).sort()).toEqual(naming.sort());
  });

  it.each(Object.entries(bookingRules))('%s', async (endpoint, rule) => {
    const before = await bookingTables(db);
    for (const [role, status] of Object.entries(rule) as [Exclude<Role, 'anonymous'>, number][]) {
      const answer = await ask(endpoint, roles[role]);
      expect([role, answer.status]).toEqual([role, status]);
    }
    expect(await bookingTables(db)).toEqual(before);
  });

  it(
    'is listed to its client and its professional only',
    proves('OPEN-20', 'API-039', 'API-040', 'API-046', 'API-047'),
    async () => {
      const listed = async (role: Role, as: string) =>
        (
          await call<{ items: { id: string }[]; total: number }>('GET', `/bookings?as=${as}&limit=10`, {
            as: roles[role] ?? owner,
          })
        ).body;
      for (const role of ['client', 'professional'] as const) {
        expect((await listed(role, role)).items.map(({ id }) => id)).toContain(booking.bookingId);
      }
      for (const [role, as] of [
        ['client', 'professional'],
        ['professional', 'client'],
        ['another client', 'client'],
        ['another professional', 'professional'],
        ['admin', 'client'],
        ['admin', 'professional'],
      ] as const) {
        expect([role, await listed(role, as)]).toEqual([role, { items: [], total: 0, next_cursor: null }]);
      }
      const query = `client_id=${owner.id}&professional_id=${bookable.professional.id}`;
      const foreign = await call<{ total: number }>('GET', `/bookings?${query}`, { as: roles['another client'] });
      expect(foreign.body.total).toBe(0);
    },
  );

  it('shows the address of its checkout to its client only', async () => {
    const open = await pending(owner, bookable, { bookingDate: slotAt(41, '09:00') });
    const seenBy = async (who: Person) =>
      (await call('GET', `/bookings/${open.bookingId}`, { as: who })).body['checkout_url'];
    expect([await seenBy(owner), await seenBy(roles.professional), await seenBy(roles.admin)]).toEqual([
      open.checkoutUrl,
      null,
      null,
    ]);
  });

  it('cannot be made in another client’s name', async () => {
    const body = requestOf(owner, bookable, { bookingDate: slotAt(42, '09:00') });
    for (const role of ['another client', 'professional', 'admin'] as const) {
      for (const path of ['/bookings', '/functions/create-checkout-session']) {
        const answer = await call('POST', path, { as: roles[role], body });
        expect([answer.status, answer.body.error]).toEqual([422, 'Invalid client ID']);
      }
    }
  });
});
