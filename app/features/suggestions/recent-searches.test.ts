import { expect, it } from 'vitest';
import { clearRecentSearches, readRecentSearches, recentSearchUrl, saveRecentSearch } from './recent-searches.ts';

function memory() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const searchFor = (search: string) => ({ search, services: [], place: '' });

it('keeps the last five searches, each once, the last one first', () => {
  const storage = memory();
  for (const text of ['hair', 'oil', 'dog', 'taco', 'bike', 'wifi', 'dog']) saveRecentSearch(storage, searchFor(text));
  expect(readRecentSearches(storage).map(({ search }) => search)).toEqual(['dog', 'wifi', 'bike', 'taco', 'oil']);
});

it('keeps no search without a word', () => {
  const storage = memory();
  saveRecentSearch(storage, searchFor('  '));
  expect(storage.entries.size).toBe(0);
});

it('leads back to service and place', () => {
  const search = { search: '', services: ['Pet Services'], place: 'Austin, TX' };
  expect(recentSearchUrl(search)).toBe('/professionals?service=Pet+Services&place=Austin%2C+TX');
  expect(recentSearchUrl({ ...search, services: ['Wash, cut'], place: '' })).toBe(
    '/professionals?serviceTitle=Wash%2C+cut',
  );
  expect(recentSearchUrl(searchFor('oil change'))).toBe('/professionals?search=oil+change');
});

it('is cleared', () => {
  const storage = memory();
  saveRecentSearch(storage, searchFor('hair'));
  clearRecentSearches(storage);
  expect(readRecentSearches(storage)).toEqual([]);
});

it.each(['{', '{}', '[null]', '[{"search":1}]', '["hair"]'])('reads nothing from %s', (text) => {
  expect(readRecentSearches({ ...memory(), getItem: () => text })).toEqual([]);
});

it('works without a storage that takes anything', () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => saveRecentSearch(full, searchFor('hair'))).not.toThrow();
});
