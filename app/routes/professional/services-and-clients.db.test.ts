import { expect, it } from 'vitest';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { loader as clients } from './clients.tsx';
import { loader as services } from './services.tsx';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
await startTestApi(testDatabase);
const professional = await buildProfessional(db);
const service = await buildService(db, { professional_id: professional.id });
const { client_id } = await buildBooking(db, { professional_id: professional.id, service_id: service.id });
const { cookie } = await buildSession(db, professional.profile_id);

const open = (loader: (args: never) => unknown, path: string, headers: HeadersInit = cookie) =>
  loader({ request: new Request(`http://localhost:3000${path}`, { headers }) } as never);
const leadsTo = (shown: unknown) => expect(shown).rejects.toSatisfy((thrown) => thrown instanceof Response);

it('reads the services with their bookings, and the clients', proves('SVC-001', 'DATA-037', 'PDASH-045'), async () => {
  expect(await open(services, '/dashboard/professional/services')).toMatchObject({
    services: [{ id: service.id, bookings_count: 1, upcoming_bookings: 1 }],
  });
  expect(await open(clients, '/dashboard/professional/clients')).toMatchObject({
    clients: { total: 1, items: [{ id: client_id, totalBookings: 1 }] },
  });
});

it('a demo and strangers are led elsewhere', proves('OPEN-25', 'GUARD-006'), async () => {
  for (const [loader, path] of [
    [services, '/dashboard/professional/services'],
    [clients, '/dashboard/professional/clients'],
  ] as const) {
    await leadsTo(open(loader, `${path}?demo=true`));
    await leadsTo(open(loader, path, {}));
  }
});

it('what cannot be read leaves a page that says so', proves('ERR-067', 'ERR-068'), async () => {
  await pool.query('alter table service_bookings rename to service_bookings_away');
  await pool.query('alter table professional_clients rename to professional_clients_away');
  try {
    expect(await open(services, '/dashboard/professional/services')).toEqual({
      services: null,
      checklists: [],
      unlisted: [],
    });
    expect(await open(clients, '/dashboard/professional/clients')).toEqual({
      clients: null,
      sort: 'last_desc',
      added: 0,
    });
  } finally {
    await pool.query('alter table service_bookings_away rename to service_bookings');
    await pool.query('alter table professional_clients_away rename to professional_clients');
  }
});
