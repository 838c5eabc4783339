import { LRUCache } from 'lru-cache';
import { filterQuery, type DirectoryFilter } from '../directory-filter.ts';
import { directorySearchStore } from '../directory-search-store.server.ts';
import type { SearchTerms } from '../search-statement.server.ts';

/** Up to here totals are exact. */
export const totalMaximum = 1_000;

/** Counting costs more than a page of cards, and a number a few seconds old is good enough. */
const totals = new LRUCache<string, number>({ max: 2_000, ttl: 5_000 });

/** Counts the professionals matching a filter; one more than `totalMaximum` stands for any larger number. */
export async function countMatches(filter: DirectoryFilter, terms: SearchTerms): Promise<number> {
  const saved = totals.get(keyOf(filter));
  return saved ?? saveTotal(filter, await directorySearchStore.count(terms, totalMaximum + 1));
}

/** Saves a total that was counted on the way. @returns it, at most one more than `totalMaximum` */
export function saveTotal(filter: DirectoryFilter, counted: number): number {
  const total = Math.min(counted, totalMaximum + 1);
  totals.set(keyOf(filter), total);
  return total;
}

function keyOf(filter: DirectoryFilter): string {
  return filterQuery({ ...filter, sort: 'rating' });
}
