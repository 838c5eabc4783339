import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ClientHistory } from './client-history.ts';
import type { ClientList } from './client-row.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);

const day = 86_400_000;
const noon = Math.ceil(Date.now() / day) * day + 18 * 3_600_000;
const at = (days: number) => new Date(noon + days * day);

async function owner() {
  const professional = await buildProfessional(db);
  return { id: professional.id, bearer: (await buildSession(db, professional.profile_id)).bearer };
}
type Owner = Awaited<ReturnType<typeof owner>>;

async function get<Body>(as: Owner | undefined, path: string) {
  const response = await api.request('GET', path, as ? { headers: as.bearer } : {});
  return { status: response.status, body: (await response.json()) as Body & { error: string } };
}
const clientsOf = async (as: Owner, query = '') => (await get<ClientList>(as, `/clients${query}`)).body;

describe('a client’s history', () => {
  it('has all visits here, newest first, page by page', proves('PDASH-055', 'PDASH-056'), async () => {
    const professional = await owner();
    const client = await buildClient(db);
    for (const days of [-3, -1, -2])
      await buildBooking(db, {
        professional_id: professional.id,
        client_id: client.id,
        status: 'completed',
        start_time: at(days),
      });
    await buildBooking(db, { client_id: client.id, start_time: at(1) });
    const first = (await get<ClientHistory>(professional, `/clients/${client.id}/bookings?limit=2`)).body;
    const second = (
      await get<ClientHistory>(
        professional,
        `/clients/${client.id}/bookings?limit=2&cursor=${encodeURIComponent(first.next_cursor ?? '')}`,
      )
    ).body;
    const dates = [...first.items, ...second.items].map(({ booking_date }) => new Date(booking_date));
    expect([dates, second.next_cursor]).toEqual([[at(-1), at(-2), at(-3)], null]);
    expect(first.items[0]).toMatchObject({
      status: 'completed',
      service_name: 'Haircut',
      duration: 60,
      total_amount: '75.00',
      time_zone: 'America/Chicago',
    });
  });
});

describe('the CSV', () => {
  it('holds everybody, and no formula', async () => {
    const professional = await owner();
    for (let index = 0; index < 101; index += 1) {
      const client = await buildClient(db, {
        first_name: index === 0 ? '=HYPERLINK("http://evil")' : `Client ${index}`,
        last_name: '',
        phone: index === 0 ? '+1 512 555 0100' : '',
      });
      await buildBooking(db, {
        professional_id: professional.id,
        client_id: client.id,
        start_time: at(-index),
        status: 'completed',
      });
    }
    const response = await api.request('GET', '/clients/export', { headers: professional.bearer });
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(response.headers.get('content-disposition')).toMatch(
      /attachment; filename="doorstep-clients-\d{4}-\d\d-\d\d\.csv"/,
    );
    expect(lines[0]).toBe('Name,Email,Phone,Total Bookings,Cancelled,Last Booking,Status');
    expect([lines.length, lines[1]]).toEqual([
      102,
      expect.stringMatching(
        /^"'=HYPERLINK\(""http:\/\/evil""\)",person-.*,'\+1 512 555 0100,1,0,\d{4}-\d\d-\d\d \d\d:00,Active$/,
      ),
    ]);
  });
});

describe('the counts', () => {
  const counted = () =>
    sql`select professional_id, client_id, total_bookings, cancelled_bookings, last_booking::text from professional_clients order by 1, 2`.execute(
      db,
    );
  const recounted = () =>
    sql`select professional_id, client_id, count(*)::int as total_bookings, (count(*) filter (where status = 'cancelled'))::int as cancelled_bookings,
      coalesce(max(booking_date) filter (where status <> 'cancelled'), '-infinity')::text as last_booking
      from bookings where professional_id is not null and client_id is not null group by 1, 2 order by 1, 2`.execute(
      db,
    );
  const services = () =>
    sql`select service_id, total_bookings from service_bookings where total_bookings > 0 order by 1`.execute(db);
  const recountedServices = () =>
    sql`select service_id, count(*)::int as total_bookings from bookings where service_id is not null group by 1 order by 1`.execute(
      db,
    );

  it('are those of the bookings, whatever happens to them', proves('DATA-037', 'PDASH-068', 'PDASH-069'), async () => {
    const [professional, other] = [await owner(), await owner()];
    const [one, two] = [
      await buildService(db, { professional_id: professional.id }),
      await buildService(db, { professional_id: professional.id }),
    ];
    const [client, leaving] = [await buildClient(db), await buildClient(db)];
    const changes: (() => Promise<unknown>)[] = [
      ...Array.from(
        { length: 8 },
        (_, index) => () =>
          buildBooking(db, {
            professional_id: professional.id,
            service_id: index % 2 ? one.id : two.id,
            client_id: index % 3 ? client.id : leaving.id,
            start_time: at(index),
            status: index % 4 ? 'confirmed' : 'pending',
          }),
      ),
      () => buildBooking(db, { professional_id: other.id, client_id: client.id, start_time: at(20) }),
      () => pool.query(`update bookings set status = 'cancelled' where booking_date >= $1`, [at(6)]),
      () => pool.query(`update bookings set notes = 'Gate code 1234'`),
      () =>
        pool.query(
          `with seeding as materialized (select set_config('doorstep.seeding', 'on', true))
        update bookings set booking_date = booking_date + interval '1 day', start_time = start_time + interval '1 day', end_time = end_time + interval '1 day', busy_until = busy_until + interval '1 day'
        from seeding where professional_id = $1`,
          [professional.id],
        ),
      () => pool.query(`delete from bookings where status = 'cancelled' and client_id = $1`, [client.id]),
      () => db.deleteFrom('services').where('id', '=', one.id).execute(),
      () => db.deleteFrom('profiles').where('id', '=', leaving.id).execute(),
      () => db.deleteFrom('professionals').where('id', '=', professional.id).execute(),
    ];
    for (const change of changes) {
      await change();
      expect((await counted()).rows).toEqual((await recounted()).rows);
      expect((await services()).rows).toEqual((await recountedServices()).rows);
    }
  });

  it('bear many bookings at once', async () => {
    const professional = await owner();
    const service = await buildService(db, { professional_id: professional.id });
    const client = await buildClient(db);
    await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        buildBooking(db, {
          professional_id: professional.id,
          service_id: service.id,
          client_id: client.id,
          start_time: at(index),
        }),
      ),
    );
    expect((await clientsOf(professional)).items).toMatchObject([{ totalBookings: 16 }]);
    expect((await services()).rows).toContainEqual({ service_id: service.id, total_bookings: 16 });
  });
});
