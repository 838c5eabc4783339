import { beforeAll, describe, expect, it } from 'vitest';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { refreshAllEntries, refreshEntry } from '#app/features/directory-entries/commands/refresh-entries.server.ts';
import { searchDirectory } from '#app/features/directory-search/queries/search-directory.server.ts';
import { anyProfessional } from '#app/features/directory-search/directory-filter.ts';
import type { Suggestions } from './suggestion.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);

const austin = { service_area: 'Austin, TX', service_area_zip: '78704', latitude: 30.2428, longitude: -97.7658 };
const denver = { service_area: 'Denver, CO', service_area_zip: '80205', latitude: 39.759, longitude: -104.966 };
const people = [
  { name: 'Maya Brooks', services: ['Haircut', 'Hair color'], area: austin },
  { name: 'Mayra Lopez', services: ['Haircut'], area: denver },
  { name: 'Hana Maywood', services: ['Oil change'], area: austin },
  { name: 'Otis Oakley', services: ['Long hair grooming'], area: austin },
];
const ids = new Map<string, string>();

beforeAll(async () => {
  for (const { name, services, area } of people) {
    const [first_name = '', last_name = ''] = name.split(' ');
    const { id } = await buildProfessional(db, { profile: { first_name, last_name }, ...area });
    ids.set(name, id);
    for (const service of services) await buildService(db, { professional_id: id, name: service });
  }
  const unlisted = await buildProfessional(db, {
    profile: { first_name: 'Mayhem', last_name: 'Unlisted' },
    verified: false,
    is_approved: false,
  });
  await buildService(db, { professional_id: unlisted.id, name: 'Mayhem massage' });
  await refreshAllEntries(db);
});

async function suggest(search: string, only?: 'places') {
  const query = new URLSearchParams({ search, ...(only && { only }) });
  const answer = await fetch(`${app.url}/api/suggestions?${query}`);
  return { status: answer.status, headers: answer.headers, found: (await answer.json()) as Suggestions };
}

const names = ({ services }: Suggestions) => services.map(({ name, professionals }) => `${name} ${professionals}`);

describe('suggestions', () => {
  it('are services with a word that begins so, those that begin with it first, with who offers them', async () => {
    const { found } = await suggest('hair');
    expect(names(found)).toEqual(['Haircut 2', 'Hair color 1', 'Long hair grooming 1']);
    expect(names((await suggest('color ha')).found)).toEqual(['Hair color 1']);
  });

  it('are categories by their names and by what belongs to them', async () => {
    expect((await suggest('pet')).found.categories).toEqual([{ title: 'Pet Services', professionals: 1 }]);
    expect((await suggest('hair')).found.categories[0]).toEqual({ title: 'Beauty & Wellness', professionals: 2 });
  });

  it('are listed people by any word of their names, with category and city', async () => {
    const { found } = await suggest('may');
    expect(found.people.map(({ name }) => name)).toEqual(['Maya Brooks', 'Mayra Lopez', 'Hana Maywood']);
    expect(found.people[0]).toEqual({
      id: ids.get('Maya Brooks'),
      name: 'Maya Brooks',
      category: 'Beauty & Wellness',
      city: 'Austin, TX',
    });
    expect(names(found)).toEqual([]);
  });

  it('are places with as many professionals as the directory then shows', async () => {
    const { found } = await suggest('aust');
    expect(found.places).toEqual([{ value: 'Austin, TX', professionals: 3 }]);
    const page = await searchDirectory({ ...anyProfessional, place: 'Austin, TX' }, { cursor: undefined, limit: 24 });
    expect(page.total).toBe(3);
    expect((await suggest('78704')).found.places).toEqual([{ value: '78704', note: 'Austin, TX', professionals: 3 }]);
  });

  it('are places alone where only a place is meant, also those without anybody', async () => {
    const { found } = await suggest('bost', 'places');
    expect(found).toMatchObject({ services: [], categories: [], people: [] });
    expect(found.places[0]).toEqual({ value: 'Boston, MA', professionals: 0 });
    expect((await suggest('8020', 'places')).found.places).toContainEqual({
      value: '80205',
      note: 'Denver, CO',
      professionals: 1,
    });
  });

  it('are all categories before anything is typed', async () => {
    const { found } = await suggest('');
    expect(found.categories).toHaveLength(7);
    expect([found.services, found.people, found.places]).toEqual([[], [], []]);
  });

  it('are what the right word begins, for a misspelled one', async () => {
    expect(names((await suggest('hiarcut')).found)).toEqual(['Haircut 2']);
    expect((await suggest('hiarcut')).found.people).toEqual([]);
  });

  it.each(['%', '_', '%%', "' or 1=1", ':*', '\\', '“'])('are none for %j', async (text) => {
    const { status, found } = await suggest(text);
    expect([status, found]).toEqual([200, { services: [], categories: [], people: [], places: [] }]);
  });

  it('no longer name who has left the directory', async () => {
    const id = ids.get('Mayra Lopez') ?? '';
    await db.updateTable('professionals').set({ verified: false, is_approved: false }).where('id', '=', id).execute();
    await refreshEntry(db, id);
    expect((await suggest('mayra')).found.people).toEqual([]);
  });

  it('are kept for a minute, and refused if the text is too long', async () => {
    expect((await suggest('hair')).headers.get('cache-control')).toBe('public, max-age=60');
    expect((await suggest('x'.repeat(200))).status).toBe(422);
  });
});

describe('the ZIP nearest to a position', () => {
  const nearest = async (latitude: unknown, longitude: unknown) => {
    const answer = await fetch(`${app.url}/api/postal-codes/nearest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ latitude, longitude }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  it.each([
    ['downtown Austin', 30.27, -97.74, '78701', 'Austin, TX'],
    ['Anchorage', 61.21, -149.88, '99501', 'Anchorage, AK'],
    ['Honolulu', 21.3, -157.85, '96814', 'Honolulu, HI'],
  ])('is found for %s', async (_, latitude, longitude, postal_code, city) => {
    expect(await nearest(latitude, longitude)).toEqual({ status: 200, body: { postal_code, city } });
  });

  it.each([
    ['Vancouver', 49.28, -123.12],
    ['Monterrey', 25.67, -100.31],
    ['Berlin', 52.52, 13.4],
    ['the Atlantic', 30, -50],
  ])('is none in %s', async (_, latitude, longitude) => {
    const { status, body } = await nearest(latitude, longitude);
    expect([status, body['code']]).toEqual([404, 'position_outside_us']);
  });

  it.each([
    [91, 0],
    [0, -181],
    ['30', -97],
  ])('is not looked for at %j, %j', async (latitude, longitude) => {
    expect((await nearest(latitude, longitude)).status).toBe(422);
  });
});
