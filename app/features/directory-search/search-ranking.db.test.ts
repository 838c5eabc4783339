import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { refreshAllEntries, refreshEntry } from '#app/features/directory-entries/commands/refresh-entries.server.ts';
import { anyProfessional } from './directory-filter.ts';
import { searchDirectory } from './queries/search-directory.server.ts';

const { db } = await createTestDatabase();

type Person = { name: string; services: string[]; bio?: string; headline?: string };

/** Listed in this order, which is nobody's rank: all have the same rating. */
const people: Person[] = [
  { name: 'Dana Detail', services: ['Full detail', 'Interior detail'], bio: 'Dog hair is a personal challenge.' },
  { name: 'Cora Cats', services: ['Cat grooming, long hair', 'Nail trim'], bio: 'Only cats.' },
  { name: 'Stella Style', services: ['Haircut', 'Balayage'], bio: 'Six years behind the chair.' },
  { name: 'Hana Hale', services: ['Hair color', 'Blowout'], headline: 'Hair & make-up' },
  { name: 'Olive Oil', services: ['Brake pads', 'Battery replacement'] },
  { name: 'Marcus Motor', services: ['Oil change', 'Tire rotation'], bio: 'I change oil in your driveway.' },
  { name: 'Mira Massage', services: ['Facial', 'Gentle peel'] },
  { name: 'Sven Stretch', services: ['Deep tissue massage', 'Assisted stretch'] },
  { name: 'Grace Green', services: ['Window cleaning', 'House cleaning'], bio: 'No bleach, ever.' },
  { name: 'Wanda Webb', services: ['Wi-Fi setup', 'Smart home setup'], bio: 'I also fix a printer.' },
  { name: 'Pete Park', services: ['Dog walking', 'Puppy bath'], bio: 'Leash, treats, patience.' },
  { name: 'Tia Taco', services: ['Taco bar', 'Breakfast tacos'], bio: 'A truck with a window.' },
  { name: 'Bruno Bike', services: ['Bike tune-up', 'E-bike check'], bio: 'House calls for bikes.' },
];

beforeAll(async () => {
  for (const { name, services, bio = null, headline = null } of people) {
    const [first_name = '', last_name = ''] = name.split(' ');
    const { id } = await buildProfessional(db, { profile: { first_name, last_name }, bio, headline });
    for (const service of services) await buildService(db, { professional_id: id, name: service });
  }
  await refreshAllEntries(db);
});

async function namesFor(search: string, limit = 24): Promise<string[]> {
  const { cards } = await searchDirectory(
    { ...anyProfessional, search, sort: 'relevance' },
    { cursor: undefined, limit },
  );
  return cards.map((card) => (JSON.parse(card) as { name: string }).name);
}

/** What people type, and who has to come first. */
const searches: [search: string, first: string][] = [
  ['hair', 'Hana Hale'],
  ['hair color', 'Hana Hale'],
  ['haircut', 'Stella Style'],
  ['haircuts', 'Stella Style'],
  ['hiarcut', 'Stella Style'],
  ['haircutt', 'Stella Style'],
  ['balayage', 'Stella Style'],
  ['balyage', 'Stella Style'],
  ['chair', 'Stella Style'],
  ['stella', 'Stella Style'],
  ['make-up', 'Hana Hale'],
  ['hale', 'Hana Hale'],
  ['blowout', 'Hana Hale'],
  ['long hair', 'Cora Cats'],
  ['cat', 'Cora Cats'],
  ['cats', 'Cora Cats'],
  ['grooming', 'Cora Cats'],
  ['groomer', 'Cora Cats'],
  ['nail trim', 'Cora Cats'],
  ['oil', 'Marcus Motor'],
  ['oil change', 'Marcus Motor'],
  ['change oil', 'Marcus Motor'],
  ['iol change', 'Marcus Motor'],
  ['olive', 'Olive Oil'],
  ['olive oil', 'Olive Oil'],
  ['brakes', 'Olive Oil'],
  ['tire', 'Marcus Motor'],
  ['massage', 'Sven Stretch'],
  ['mira', 'Mira Massage'],
  ['facial', 'Mira Massage'],
  ['detailing', 'Dana Detail'],
  ['dog hair', 'Dana Detail'],
  ['dog', 'Pete Park'],
  ['puppy', 'Pete Park'],
  ['dog walker', 'Pete Park'],
  ['window', 'Grace Green'],
  ['house', 'Grace Green'],
  ['cleaning', 'Grace Green'],
  ['bleach', 'Grace Green'],
  ['wifi', 'Wanda Webb'],
  ['printer', 'Wanda Webb'],
  ['taco', 'Tia Taco'],
  ['bike', 'Bruno Bike'],
];

describe('a search', () => {
  it.each(searches)('for "%s" begins with %s', async (search, first) => {
    expect((await namesFor(search))[0]).toBe(first);
  });

  it('for "hair" ranks stylists first, then services with the word, then texts that mention it', async () => {
    expect(await namesFor('hair')).toEqual(['Hana Hale', 'Stella Style', 'Cora Cats', 'Dana Detail']);
  });

  it.each([
    ['hiarcut', 'haircut'],
    ['haircutt', 'haircut'],
    ['balyage', 'balayage'],
    ['masage', 'massage'],
    ['clening', 'cleaning'],
  ])('misspelled as "%s" finds exactly what "%s" finds', async (misspelled, right) => {
    const found = await namesFor(right);
    expect(found.length).toBeGreaterThan(0);
    expect(await namesFor(misspelled)).toEqual(found);
  });

  it('covers every match exactly once, page by page, across the ranks', async () => {
    const filter = { ...anyProfessional, search: 'hair', sort: 'relevance' as const };
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await searchDirectory(filter, { cursor, limit: 1 });
      seen.push(...page.cards.map((card) => (JSON.parse(card) as { name: string }).name));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(await namesFor('hair'));
  });
});

describe('a search by words', () => {
  it('follows what any version writes to directory_entries', async () => {
    const { id } = await buildProfessional(db, { profile: { first_name: 'Zora', last_name: 'Zither' } });
    await buildService(db, { professional_id: id, name: 'Zither lesson' });
    await refreshEntry(db, id);
    expect(await namesFor('zither')).toEqual(['Zora Zither']);
    const words = sql<string>`array_to_tsvector('{lesson,s:lesson}'::text[])`;
    await db.updateTable('directory_entries').set({ document: words }).where('professional_id', '=', id).execute();
    expect(await namesFor('lesson')).toEqual(['Zora Zither']);
    expect(await namesFor('zither')).toEqual([]);
    await db.deleteFrom('directory_entries').where('professional_id', '=', id).execute();
    expect(await namesFor('lesson')).toEqual([]);
  });

  it('counts its matches as it finds them', async () => {
    const filter = { ...anyProfessional, search: 'hair', sort: 'relevance' as const };
    const { total, next_cursor } = await searchDirectory(filter, { cursor: undefined, limit: 2 });
    expect(total).toBe(4);
    const rest = await searchDirectory(filter, { cursor: next_cursor ?? undefined, limit: 24 });
    expect(rest).toMatchObject({ total: 4, next_cursor: null });
    expect(rest.cards).toHaveLength(2);
  });
});
