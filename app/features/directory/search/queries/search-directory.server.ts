import { LRUCache } from 'lru-cache';
import { decodeCursor, encodeCursor } from '../directory-cursor.server.ts';
import { filterQuery, type DirectoryFilter } from '../directory-filter.ts';
import { directorySearchStore } from '../directory-search-store.server.ts';
import type { SearchTerms } from '../search-statement.server.ts';
import { searchTermsOf } from './search-terms.server.ts';

const countMaximum = 1_000;

export type DirectoryPage = {
  /** Each a DirectoryCard as stored JSON text. */
  cards: string[];
  /** Exact up to 1,000. */
  total: number;
  total_capped: boolean;
  next_cursor: string | null;
};

export type DirectoryPaging = { cursor: string | undefined; limit: number };

/** Returns one page of the professionals matching a filter, in its order. An invalid cursor starts at the beginning. */
export async function searchDirectory(
  filter: DirectoryFilter,
  { cursor, limit }: DirectoryPaging,
): Promise<DirectoryPage> {
  const terms = await searchTermsOf(filter);
  const after = cursor === undefined ? undefined : decodeCursor(cursor, filter.sort);
  const hasMany = terms.place !== undefined && (await totalOf(filter, terms)) > countMaximum;
  const found = await directorySearchStore.search(terms, {
    sort: filter.sort,
    cursor: after,
    limit: limit + 1,
    hasMany,
  });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const isWhole = after === undefined && last === undefined;
  const total = isWhole ? shown.length : Math.max(await totalOf(filter, terms), found.length);
  return {
    cards: shown.map(({ card }) => card),
    total: Math.min(total, countMaximum),
    total_capped: total > countMaximum,
    next_cursor: last ? encodeCursor({ sort: filter.sort, key: last.key, lot: last.lot }) : null,
  };
}

/** Counting costs more than a page of cards, and a number a few seconds old is good enough. */
const totals = new LRUCache<string, number>({ max: 2_000, ttl: 5_000 });

async function totalOf(filter: DirectoryFilter, terms: SearchTerms): Promise<number> {
  const key = filterQuery({ ...filter, sort: 'rating' });
  let total = totals.get(key);
  if (total === undefined) {
    total = await directorySearchStore.count(terms, countMaximum + 1);
    totals.set(key, total);
  }
  return total;
}
