import { decodeCursor, encodeCursor } from '../directory-cursor.ts';
import type { DirectoryFilter } from '../directory-filter.ts';
import { directorySearchStore } from '../directory-search-store.server.ts';
import { countMatches, saveTotal, totalMaximum } from './count-matches.server.ts';
import { searchTermsOf } from './search-terms.server.ts';

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
  const hasMany = (terms.place ?? terms.area) !== undefined && (await countMatches(filter, terms)) > totalMaximum;
  const { cards: found, total: counted } = await directorySearchStore.search(terms, {
    sort: filter.sort,
    cursor: after,
    limit: limit + 1,
    hasMany,
  });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const isWhole = after === undefined && last === undefined;
  if (counted !== undefined) saveTotal(filter, counted);
  const total = isWhole ? shown.length : Math.max(await countMatches(filter, terms), found.length);
  return {
    cards: shown.map(({ card }) => card),
    total: Math.min(total, totalMaximum),
    total_capped: total > totalMaximum,
    next_cursor: last ? encodeCursor({ sort: filter.sort, key: last.key, lot: last.lot }) : null,
  };
}
