import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '#app/api.server.ts';
import { lookUpPostalCode } from '#app/lib/places/postal-codes.server.ts';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { refreshAllEntries } from '#app/features/directory-entries/commands/refresh-entries.server.ts';
import type { Pins } from './pin.ts';

const { db } = await createTestDatabase();
useConfig(readConfig({}));
const api = createApi('http://localhost:3000');

const austin = 'area=-98,30,-97.5,30.6';
const houston = 'area=-95.6,29.6,-95.2,29.9';

async function pins(query: string): Promise<Pins> {
  const response = await api.request(`/professional-pins?${query}`);
  expect(response.status, query).toBe(200);
  return (await response.json()) as Pins;
}

async function names(query: string): Promise<string[]> {
  return (await pins(query)).items.map(({ name }) => name).sort();
}

async function listed(query: string): Promise<string[]> {
  const { items } = (await (await api.request(`/professionals?${query}`)).json()) as { items: { name: string }[] };
  return items.map(({ name }) => name).sort();
}

async function professionalAt(
  zip: string | null,
  first_name: string,
  service: string,
  overrides: Parameters<typeof buildProfessional>[1] = {},
) {
  const place = zip === null ? null : lookUpPostalCode(zip);
  const built = await buildProfessional(db, {
    profile: { first_name, last_name: 'Park' },
    service_area: place ? `${place.city}, ${place.state} ${place.postalCode}` : 'Anywhere',
    service_area_zip: zip,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    service_location: '1204 Pine Street',
    ...overrides,
  });
  await buildService(db, { professional_id: built.id, name: service, price: '65.00' });
}

beforeAll(async () => {
  await professionalAt('78704', 'Renée', 'Haircut');
  await professionalAt('78704', 'Wanda', 'Wi-Fi setup', { verified: false });
  await professionalAt('77007', 'Marcus', 'Oil change');
  await professionalAt(null, 'Placeless', 'Haircut');
  await professionalAt('78704', 'Nobody', 'Haircut', { verified: false, is_approved: false });
  await refreshAllEntries(db);
});

describe('GET /api/professional-pins', () => {
  it('answers where each listed professional with a place stands, and the cheapest price', async () => {
    const { items, total } = await pins('search=haircut');
    expect(total).toBe(2);
    expect(items).toEqual([
      {
        id: expect.any(String),
        name: 'Renée Park',
        latitude: expect.any(Number),
        longitude: expect.any(Number),
        price_from: '65.00',
        rating: 4.5,
        review_count: 0,
        image: null,
        tint: 'tint-beauty',
      },
    ]);
  });

  it('gives the center of the ZIP and nothing finer', async () => {
    const zip = lookUpPostalCode('78704');
    for (const pin of (await pins(austin)).items) {
      expect([pin.latitude, pin.longitude]).toEqual([zip?.latitude, zip?.longitude]);
      expect(JSON.stringify(pin)).not.toContain('Pine Street');
    }
  });

  it('does not show who is not listed', async () => {
    expect(await names('')).toEqual(['Marcus Park', 'Renée Park', 'Wanda Park']);
  });

  it('follows the filters of the list', async () => {
    expect(await names(`${austin}&verified=true`)).toEqual(['Renée Park']);
    expect(await names('service=Oil%20change')).toEqual(['Marcus Park']);
    expect(await names('place=77007')).toEqual(['Marcus Park']);
    expect(await names(`${houston}&search=haircut`)).toEqual([]);
  });

  it.each(['date=2020-01-01', 'area=1,2,3', 'area=-97,30,-98,31', 'verified=perhaps'])(
    'refuses what makes no sense: %s',
    async (query) => {
      expect((await api.request(`/professional-pins?${query}`)).status).toBe(422);
    },
  );
});

describe('an area of the map', () => {
  it('limits pins, list and count to those based in it', async () => {
    for (const ask of [names, listed]) {
      expect(await ask(austin)).toEqual(['Renée Park', 'Wanda Park']);
      expect(await ask(houston)).toEqual(['Marcus Park']);
      expect(await ask('area=-180,-90,180,90')).toEqual(['Marcus Park', 'Renée Park', 'Wanda Park']);
      // Both come to the south of Hays County, but neither is based there.
      expect(await ask('area=-98,29.9,-97.8,30.0')).toEqual([]);
    }
    expect((await pins(houston)).total).toBe(1);
  });

  it('is refused by the list too unless it is a rectangle on the globe', async () => {
    expect((await api.request('/professionals?area=-97,30,-98,31')).status).toBe(422);
  });
});

describe('a crowded map', () => {
  it('has the 500 best rated, and says how many there are', async () => {
    const { rows: users } = await sql<{ id: string }>`
      insert into auth_user (name, email) select 'm', n || '@many.test' from generate_series(1, 600) n returning id`.execute(
      db,
    );
    const ids = users.map(({ id }) => id);
    await sql`
      insert into profiles (id, email, username) select id, id || '@many.test', 'many' || id from unnest(${ids}::uuid[]) id`.execute(
      db,
    );
    await sql`
      insert into professionals (profile_id, service_area_zip, latitude, longitude, verified)
      select id, '75201', 32.7904, -96.8044, true from unnest(${ids}::uuid[]) id`.execute(db);
    await refreshAllEntries(db);
    const dallas = await pins('area=-97,32,-96,33');
    expect([dallas.items.length, dallas.total, dallas.total_capped]).toEqual([500, 600, false]);
  });
});
