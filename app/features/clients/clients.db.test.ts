import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ClientHistory } from './client-history.ts';
import type { ClientList } from './client-row.ts';
import { buildClient, buildProfile } from '#tests/factories/accounts.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
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

describe('GET /api/clients', () => {
  it(
    'has the documented fields of everybody who booked, most recent first',
    proves('API-011', 'PDASH-061', 'PDASH-063 to PDASH-071'),
    async () => {
      const professional = await owner();
      const maya = await buildClient(db, {
        first_name: 'Maya',
        last_name: 'Brooks',
        phone: '(512) 555-0101',
        profile_photo_url: '/photo.jpg',
      });
      const tom = await buildClient(db, { first_name: 'Tom', last_name: 'Becker' });
      await buildBooking(db, {
        professional_id: professional.id,
        client_id: maya.id,
        status: 'completed',
        start_time: at(-9),
      });
      await buildBooking(db, {
        professional_id: professional.id,
        client_id: maya.id,
        status: 'cancelled',
        start_time: at(5),
      });
      await buildBooking(db, {
        professional_id: professional.id,
        client_id: tom.id,
        status: 'confirmed',
        start_time: at(-2),
      });
      await buildBooking(db, { client_id: maya.id, status: 'confirmed', start_time: at(1) });
      const { items, total, next_cursor } = await clientsOf(professional);
      expect([total, next_cursor, items.map(({ id }) => id)]).toEqual([2, null, [tom.id, maya.id]]);
      expect(items[1]).toEqual({
        id: maya.id,
        first_name: 'Maya',
        last_name: 'Brooks',
        email: maya.email,
        phone: '(512) 555-0101',
        contact_shared: true,
        totalBookings: 2,
        cancelledBookings: 1,
        totalSpent: '75.00',
        lastBooking: expect.stringMatching(/T\d\d:00:00-0[56]:00$/),
        timeZone: 'America/Chicago',
        status: 'active',
        profile_photo_url: '/photo.jpg',
      });
      expect(new Date(items[1]?.lastBooking ?? 0)).toEqual(at(-9));
    },
  );

  it('who only ever cancelled has no last booking', proves('PDASH-050', 'PDASH-057'), async () => {
    const professional = await owner();
    await buildBooking(db, { professional_id: professional.id, status: 'cancelled' });
    expect((await clientsOf(professional)).items).toMatchObject([
      { totalBookings: 1, cancelledBookings: 1, lastBooking: null },
    ]);
  });

  it('a professional who books is inactive', proves('PDASH-062', 'OPEN-09'), async () => {
    const professional = await owner();
    const { id } = await buildProfile(db, { type: 'professional' });
    await buildBooking(db, { professional_id: professional.id, client_id: id });
    expect((await clientsOf(professional)).items).toMatchObject([{ id, status: 'inactive' }]);
  });

  for (const [proof, search] of [
    [proves('PDASH-042'), 'maya b'],
    [proves('PDASH-042'), 'BROOKS'],
    [proves('PDASH-043'), 'maya.b%@'],
    [proves('PDASH-043'), 'MAYA.B%'],
    [proves('PDASH-044'), '555-01'],
    [proves('PDASH-044'), '51255501'],
    [proves('PDASH-044'), '(512) 555'],
  ] as const)
    it(`finds a client by "${search}"`, proof, async () => {
      const professional = await owner();
      const suffix = randomUUID().slice(0, 6);
      const maya = await buildClient(db, {
        first_name: 'Maya',
        last_name: 'Brooks',
        phone: '(512) 555-0101',
        email: `maya.b%@${suffix}.test`,
      });
      for (const client_id of [maya.id, (await buildClient(db, { first_name: 'Tom', last_name: '_%' })).id])
        await buildBooking(db, {
          professional_id: professional.id,
          client_id,
          status: 'confirmed',
          start_time: at(client_id === maya.id ? 1 : 2),
        });
      const found = await clientsOf(professional, `?search=${encodeURIComponent(search)}`);
      expect([found.total, found.items.map(({ id }) => id)]).toEqual([1, [maya.id]]);
    });

  it('goes through all of them page by page, each once, also those without a date', async () => {
    const professional = await owner();
    const ids = new Set<string>();
    for (let index = 0; index < 7; index += 1) {
      const { client_id } = await buildBooking(db, {
        professional_id: professional.id,
        status: index % 2 ? 'cancelled' : 'completed',
        start_time: at(-(index % 3) - 1 - (index % 2 ? 0 : 4 * index)),
      });
      ids.add(client_id ?? '');
    }
    const seen: string[] = [];
    let query: string | undefined = '?limit=2';
    while (query !== undefined) {
      const { items, next_cursor }: ClientList = await clientsOf(professional, query);
      seen.push(...items.map(({ id }) => id));
      query = next_cursor === null ? undefined : `?limit=2&cursor=${encodeURIComponent(next_cursor)}`;
    }
    expect([seen.length, new Set(seen)]).toEqual([7, ids]);
  });

  it('is sorted by name, last visit, visits and what was spent, both ways, and paged through each client comes once', async () => {
    const professional = await owner();
    const people = [
      { name: 'élise Zorn', visits: [-3], amount: '40.00' },
      { name: 'Eliza Abbot', visits: [-9, -2], amount: '10.00' },
      { name: 'Zoë', visits: [-1], amount: '100.00' },
      { name: 'adam 刘', visits: [-5], amount: '40.00' },
      { name: 'Élise Zorn', visits: [-3], amount: '40.00' },
      { name: 'Ben Only-Cancelled', visits: [], amount: '999.00' },
    ];
    const named = new Map<string, string>();
    for (const { name, visits, amount } of people) {
      const [first_name = '', last_name = ''] = name.split(' ');
      const { id } = await buildClient(db, { first_name, last_name });
      named.set(id, name);
      const booked = { professional_id: professional.id, client_id: id, service_price: amount };
      for (const days of visits) await buildBooking(db, { ...booked, status: 'completed', start_time: at(days) });
      if (visits.length === 0) await buildBooking(db, { ...booked, status: 'cancelled' });
      await buildBooking(db, { client_id: id, status: 'confirmed', service_price: '500.00', start_time: at(3) });
    }
    const through = async (sort: string) => {
      const seen: ClientList['items'] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { items, next_cursor }: ClientList = await clientsOf(
          professional,
          `?limit=1&sort=${sort}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
        );
        seen.push(...items);
        cursor = next_cursor;
      }
      return seen;
    };
    const sorts = { last: 'lastBooking', visits: 'totalBookings', spent: 'totalSpent', name: undefined } as const;
    for (const [column, field] of Object.entries(sorts)) {
      const [up, down] = [await through(`${column}_asc`), await through(`${column}_desc`)];
      expect([up.length, new Set(up.map(({ id }) => id)).size]).toEqual([6, 6]);
      expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).toReversed());
      if (!field) continue;
      const keys = up.map((client) =>
        field === 'lastBooking' ? Date.parse(client[field] ?? '1970-01-01') : Number(client[field]),
      );
      expect(keys).toEqual(keys.toSorted((one, other) => one - other));
    }
    expect((await through('name_asc')).map(({ id }) => named.get(id)?.toLowerCase())).toEqual([
      'adam 刘',
      'ben only-cancelled',
      'élise zorn',
      'élise zorn',
      'eliza abbot',
      'zoë',
    ]);
    expect((await through('spent_desc')).map(({ totalSpent }) => totalSpent)).toEqual([
      '100.00',
      '40.00',
      '40.00',
      '40.00',
      '20.00',
      '0.00',
    ]);
    const { next_cursor } = await clientsOf(professional, '?limit=1&sort=name_asc');
    expect((await get(professional, `/clients?sort=visits_asc&cursor=${next_cursor}`)).status).toBe(422);
  });

  it('is nobody’s but the professional’s', proves('OPEN-18', 'OPEN-20'), async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const { client_id } = await buildBooking(db, { professional_id: theirs.id });
    expect(await clientsOf(mine)).toEqual({ items: [], total: 0, next_cursor: null });
    const client = { id: '', bearer: (await buildSession(db, client_id ?? '')).bearer };
    expect(await clientsOf(client)).toEqual({ items: [], total: 0, next_cursor: null });
    expect((await get(undefined, '/clients')).status).toBe(401);
    expect([
      (await get(mine, `/clients/${client_id}/bookings`)).status,
      (await get(client, `/clients/${client_id}/bookings`)).status,
    ]).toEqual([404, 404]);
    expect((await get<ClientHistory>(theirs, `/clients/${client_id}/bookings`)).status).toBe(200);
  });

  it.each([
    'cursor=x',
    'cursor=WyJ4IiwieSJd',
    'limit=0',
    'limit=1000',
    'sort=email',
    'sort=name',
    `search=${'x'.repeat(201)}`,
  ])('refuses ?%.20s', async (query) => {
    expect((await get(await owner(), `/clients?${query}`)).status).toBe(422);
  });
});
