import { beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '#app/api.server.ts';
import { localDate, epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { refreshAllEntries, refreshEntry } from '#app/features/directory-entries/commands/refresh-entries.server.ts';
import type { DirectoryCard } from '#app/features/directory-entries/directory-card.ts';
import { proves } from '#tests/support/proves.ts';

const { db } = await createTestDatabase();
useConfig(readConfig({}));
const api = createApi('http://localhost:3000');

type Answer = { items: DirectoryCard[]; total: number; next_cursor: string | null; total_capped: boolean };

async function list(query: string): Promise<Answer> {
  const response = await api.request(`/professionals${query}`);
  expect(response.status, query).toBe(200);
  return (await response.json()) as Answer;
}

async function names(query: string): Promise<string[]> {
  return (await list(query)).items.map(({ name }) => name).sort();
}

async function professional(
  first_name: string,
  last_name: string,
  services: string[],
  overrides: Parameters<typeof buildProfessional>[1] = {},
) {
  const details = { profile: { first_name, last_name }, bio: null, stripe_account_id: `acct_${last_name}` };
  const built = await buildProfessional(db, { ...details, ...overrides });
  for (const name of services) await buildService(db, { professional_id: built.id, name });
  return built;
}

const houston = {
  service_area: 'Houston, TX 77007',
  service_area_zip: '77007',
  latitude: 29.7728,
  longitude: -95.4045,
};
const today = localDate(epochMinutesOf(new Date()), 'America/Chicago');

beforeAll(async () => {
  await professional('Renée', 'Núñez', ['Balayage', 'Haircut'], { bio: 'Color that grows out softly.' });
  await professional('Marcus', 'Hale', ['Oil change', 'Brake pad replacement'], houston);
  await professional('Joan', 'Park', ['Full groom', 'Nail trim'], { verified: false, service_radius: 5 });
  await professional('Wanda', 'Webb', ['Wi-Fi setup']);
  await professional('Nobody', 'Listed', ['Haircut'], { verified: false, is_approved: false });
  await refreshAllEntries(db);
});

describe('GET /api/professionals', () => {
  it('answers a card with the joined profile for each listed professional', proves('API-002'), async () => {
    const { items, ...rest } = await list('?search=balayage');
    expect(rest).toEqual({ total: 1, next_cursor: null, total_capped: false });
    expect(items[0]).toMatchObject({
      name: 'Renée Núñez',
      profile: { first_name: 'Renée', last_name: 'Núñez' },
      verified: true,
      bio: 'Color that grows out softly.',
      service_area: 'Austin, TX 78704',
      years_experience: 5,
      service_names: ['Balayage', 'Haircut'],
      category_ids: ['beauty-wellness'],
      rating: 4.5,
      review_count: 0,
      image: null,
      price_from: '75.00',
      time_zone: 'America/Chicago',
      next_free_at: expect.stringMatching(/^\d{4}-.*:00\.000Z$/),
    });
  });

  it('lists who is verified or approved and nobody else', proves('OPEN-15'), async () => {
    expect(await names('')).toEqual(['Joan Park', 'Marcus Hale', 'Renée Núñez', 'Wanda Webb']);
  });

  it('lists only verified ones in the verified flow', proves('GUARD-013', 'API-008', 'DIR-006'), async () => {
    expect(await names('?verified=true')).toEqual(['Marcus Hale', 'Renée Núñez', 'Wanda Webb']);
    expect(await names('?verified=false')).toHaveLength(4);
  });

  it.each([
    ['a name', 'renée', 'Renée Núñez'],
    ['a name without its accents', 'Nunez', 'Renée Núñez'],
    ['accents that the name has not', 'márcus', 'Marcus Hale'],
    ['the beginning of a word', 'hairc', 'Renée Núñez'],
    ['several words in any order', 'change oil', 'Marcus Hale'],
    ['a slip in a service', 'balyage', 'Renée Núñez'],
    ['two letters swapped', 'hiarcut', 'Renée Núñez'],
    ['two letters swapped in a short word', 'iol change', 'Marcus Hale'],
    ['a doubled letter', 'haircutt', 'Renée Núñez'],
    ['the end of a word', 'ircut', 'Renée Núñez'],
    ['a trade', 'groomer', 'Joan Park'],
    ['a plural', 'haircuts', 'Renée Núñez'],
    ['a word of the bio', 'softly', 'Renée Núñez'],
    ['the title of a category', 'auto care', 'Marcus Hale'],
    ['a hyphen left out', 'wifi', 'Wanda Webb'],
    ['the hyphen', 'wi-fi setup', 'Wanda Webb'],
    ['a city', 'houston', 'Marcus Hale'],
    ['a city with a slip', 'huoston', 'Marcus Hale'],
    ['a ZIP', '77007', 'Marcus Hale'],
    ['words that fill', 'oil change for me in houston', 'Marcus Hale'],
    ['operators of the query language', "oil & !change | 'x':*", undefined],
    ['nothing that anybody has', 'zzzzzz', undefined],
  ])('finds by %s', proves('DIR-004'), async (_, search, expected) => {
    expect(await names(`?search=${encodeURIComponent(search)}`)).toEqual(expected === undefined ? [] : [expected]);
  });

  it('answers everybody while nothing is typed, and nobody for text without a word', async () => {
    expect(await names('?search=%20&place=&date=&sort=&service=')).toHaveLength(4);
    expect(await names(`?search=${encodeURIComponent('!!! ---')}`)).toEqual([]);
    expect(await names('?search=%25')).toEqual([]);
  });

  it.each([
    ['?service=HAIRCUT', ['Renée Núñez']],
    ['?service=oil%20change&service=balayage', ['Marcus Hale', 'Renée Núñez']],
    ['?service=oil%20change,balayage', ['Marcus Hale', 'Renée Núñez']],
    ['?serviceTitle=Auto%20Care', ['Marcus Hale']],
    ['?service=pet-services', ['Joan Park']],
    ['?serviceTitle=Submarine%20repair', []],
    ['?service=%25', []],
  ])('filters by service titles: %s', proves('DIR-005', 'OPEN-37'), async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each([
    ['?place=78704', ['Joan Park', 'Renée Núñez', 'Wanda Webb']],
    // Within the 10 miles that the others go and beyond Joan's 5.
    ['?place=78752', ['Renée Núñez', 'Wanda Webb']],
    ['?place=Houston', ['Marcus Hale']],
    ['?place=houston,%20tx', ['Marcus Hale']],
    ['?place=10001', []],
    ['?place=Aust', ['Joan Park', 'Renée Núñez', 'Wanda Webb']],
    ['?place=Nowhereville', []],
  ])('filters by who comes to a place: %s', proves('OPEN-59'), async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('filters by who is free on a day', async () => {
    const day = addDays(today, 7);
    const busy = await professional('Fully', 'Blocked', ['Haircut']);
    await db
      .insertInto('blocked_time_slots')
      .values({
        professional_id: busy.id,
        start_time: new Date(`${day}T00:00:00Z`),
        end_time: new Date(`${addDays(day, 2)}T00:00:00Z`),
        reason: null,
      })
      .execute();
    await refreshEntry(db, busy.id);
    expect(await names(`?search=blocked&date=${day}`)).toEqual([]);
    expect(await names(`?search=blocked&date=${addDays(day, 3)}`)).toEqual(['Fully Blocked']);
    await db.deleteFrom('professionals').where('id', '=', busy.id).execute();
    await refreshEntry(db, busy.id);
  });

  it('sorts by name without regard to case and accents', proves('DIR-010', 'DIR-011'), async () => {
    const inOrder = async (sort: string) => (await list(`?sort=${sort}`)).items.map(({ name }) => name);
    expect(await inOrder('name_asc')).toEqual(['Joan Park', 'Marcus Hale', 'Renée Núñez', 'Wanda Webb']);
    expect(await inOrder('name_desc')).toEqual(['Wanda Webb', 'Renée Núñez', 'Marcus Hale', 'Joan Park']);
  });

  it.each([
    ['sort=best', 'sort'],
    ['verified=maybe', 'verified'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=99999999999999999999', 'limit'],
    ['date=2026-02-30', 'date'],
    ['date=tomorrow', 'date'],
    [`date=${addDays(today, -2)}`, 'date'],
    [`date=${addDays(today, 120)}`, 'date'],
    ['date=9999-12-31', 'date'],
    [`search=${'x'.repeat(121)}`, 'search'],
    [`place=${'x'.repeat(101)}`, 'place'],
    [`service=${'x'.repeat(121)}`, 'service'],
    [`service=${Array.from({ length: 21 }, (_, index) => `t${index}`).join(',')}`, 'service'],
    ['search=a&search=b', 'search'],
    ['cursor=nonsense', 'cursor'],
    [`cursor=${Buffer.from('["rating","4.50","x"]').toString('base64url')}`, 'cursor'],
    [
      `cursor=${Buffer.from('["rating","1e999","01990000-0000-7000-8000-000000000000"]').toString('base64url')}`,
      'cursor',
    ],
    [
      `sort=name_asc&cursor=${Buffer.from('["name_asc","a\\u0000b","01990000-0000-7000-8000-000000000000"]').toString('base64url')}`,
      'cursor',
    ],
    [
      `sort=name_asc&cursor=${Buffer.from('["rating","4.5","01990000-0000-7000-8000-000000000000"]').toString('base64url')}`,
      'cursor',
    ],
  ])('refuses %s', async (query, field) => {
    const response = await api.request(`/professionals?${query}`);
    expect(response.status).toBe(422);
    const body = (await response.json()) as { details: { fields: Record<string, string> } };
    expect(Object.keys(body.details.fields)).toEqual([field]);
    expect(body.details.fields[field]).not.toMatch(/^Invalid input/);
  });

  it('refuses a NUL', async () => {
    expect((await api.request('/professionals?search=a%00b')).status).toBe(400);
  });

  it.each([
    'search=%F0%9F%92%87',
    "search=';drop table directory_entries--",
    'search=%ff%fe',
    'place=%27%22%5C',
    'service=%5C%25_',
    `sort=name_asc&cursor=${Buffer.from('["name_asc","\\ud800","01990000-0000-7000-8000-000000000000"]').toString('base64url')}`,
  ])('answers odd input without failing: %s', async (query) => {
    expect((await api.request(`/professionals?${query}`)).status).toBe(200);
  });
});
