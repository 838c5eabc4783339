import { expect, it } from 'vitest';
import { clientSortUrl, clientSorts, readClientSort, sortAfterPress } from './client-sort.ts';

it('an order stands in the address and is read from there; nonsense is the usual one', () => {
  for (const sort of clientSorts) expect(readClientSort(new URLSearchParams(clientSortUrl(sort)))).toBe(sort);
  expect(['', 'sort=', 'sort=rating', 'sort=name'].map((text) => readClientSort(new URLSearchParams(text)))).toEqual(
    Array(4).fill('last_desc'),
  );
});

it('a press on a header sorts by it, names from A and numbers from the most, and pressed again the other way around', () => {
  expect(
    (['last', 'name', 'visits', 'spent'] as const).map((column) =>
      sortAfterPress(column, column === 'last' ? 'name_asc' : 'last_desc'),
    ),
  ).toEqual(['last_desc', 'name_asc', 'visits_desc', 'spent_desc']);
  expect([
    sortAfterPress('name', 'name_asc'),
    sortAfterPress('name', 'name_desc'),
    sortAfterPress('last', 'last_desc'),
  ]).toEqual(['name_desc', 'name_asc', 'last_asc']);
});
