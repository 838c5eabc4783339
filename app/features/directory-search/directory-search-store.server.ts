import { readOnlyQuery } from '#app/platform/database/replicas/read-only.server.ts';
import type { DirectoryCursor, FoundCard, SearchPage } from './directory-cursor.ts';
import type { DirectorySort } from './directory-filter.ts';
import { searchByRelevance, type FoundPage } from './relevance-search.server.ts';
import {
  conditionsOf,
  containing,
  hasStablePlan,
  QueryText,
  run,
  searchedTable,
  where,
  type SearchTerms,
} from './search-statement.server.ts';

type SortOrder = { key: string; written: string; read: string; direction: 'asc' | 'desc' };

/** A sort by a column; by relevance, the rating decides among equally good matches. */
type ColumnSort = Exclude<DirectorySort, 'relevance'>;

const nextFree = "coalesce(next_free_at, 'infinity'::timestamptz)";
const orders: Record<ColumnSort, SortOrder> = {
  rating: { key: 'rating', written: 'rating::text as written', read: '::numeric', direction: 'desc' },
  next_free: {
    key: nextFree,
    written: `extract(epoch from ${nextFree})::float8::text as written`,
    read: '::float8',
    direction: 'asc',
  },
  name_asc: { key: 'sort_name', written: 'sort_name', read: '::text', direction: 'asc' },
  name_desc: { key: 'sort_name', written: 'sort_name', read: '::text', direction: 'desc' },
};

/** Searches directory_entries: the hot path, with prepared statements where the plan never depends on the values. */
export const directorySearchStore = {
  /** @returns at most `limit` cards after the cursor, in order */
  search: async (terms: SearchTerms, page: SearchPage): Promise<FoundPage> =>
    page.sort === 'relevance'
      ? searchByRelevance(terms, page)
      : { cards: await searchByColumn(terms, { ...page, sort: page.sort }) },

  /** Counts matches, at most `most`. */
  count: async (terms: SearchTerms, most: number): Promise<number> => {
    const query = new QueryText();
    const conditions = where(conditionsOf(terms, query));
    const text = `select count(*) from (select from ${searchedTable(terms)} ${conditions} limit ${query.add(most)}::int) as counted`;
    const { rows } = await run(text, query, hasStablePlan(terms));
    return Number(rows[0]?.[0]);
  },

  /** Lists at most `limit` cards of verified professionals with a shown review, best rated first. */
  listBestRated: async (limit: number): Promise<string[]> => {
    const { rows } = await readOnlyQuery<{ card: string }>({
      text: `select card::text as card from directory_entries
       where verified and exists (select from professional_ratings r
         where r.professional_id = directory_entries.professional_id and r.review_count > 0)
       order by rating desc, lot desc limit $1`,
      values: [limit],
    });
    return rows.map(({ card }) => card);
  },

  /** Finds for each token at most `most` words that begin with it or, if there are none, the most similar words. */
  findWords: async (tokens: readonly { token: string; swapped: readonly string[] }[], most: number) => {
    const { rows } = await readOnlyQuery<{ token: string; begun: string[]; similar: string[] }>({
      text: `select token, begun, case when begun <> '{}' then '{}' else array(
         select word from directory_words
         where word % token or (length(token) > 2 and word like '%' || token || '%') or word = any(swapped)
         order by word = any(swapped) desc, similarity(word, token) desc, word limit 6) end as similar
       from (select token, array(select jsonb_array_elements_text(swapped)) as swapped, array(
               select word from directory_words where word >= token and word < token || chr(1114111) limit $2) as begun
             from jsonb_to_recordset($1::jsonb) as t(token text, swapped jsonb)) as asked`,
      values: [JSON.stringify(tokens), most],
    });
    return rows;
  },

  /** Finds for each of these at most `most` words marked with their field that begin with it, in order. */
  findFieldWords: async (starts: readonly string[], most: number) => {
    const { rows } = await readOnlyQuery<{ start: string; begun: string[] }>({
      text: `select start, array(select word from directory_field_words
         where word >= start and word < start || chr(1114111) order by word limit $2) as begun
       from unnest($1::text[]) as asked(start)`,
      values: [starts, most],
    });
    return rows;
  },

  /** Counts the professionals of each category and of each of the most offered services. */
  countOffers: async (servicesMaximum: number) => {
    const { rows } = await readOnlyQuery<{ kind: 'category' | 'service'; name: string; count: number }>({
      text: `(select 'category' as kind, id as name, count(*)::int as count
        from directory_entries, unnest(category_ids) as id group by id)
       union all
       (select 'service', min(name), count(*)::int
        from directory_entries, unnest(service_names) as name group by lower(name) order by 3 desc, 2 limit $1)`,
      values: [servicesMaximum],
    });
    return rows;
  },

  /** Counts for each of these services, in plain text, whom its filter finds, in their order. */
  countNamed: async (services: readonly string[]): Promise<number[]> => {
    const { rows } = await readOnlyQuery<{ count: number }>({
      text: `select (select count(*)::int from directory_entries where service_text like pattern) as count
       from unnest($1::text[]) with ordinality as asked(pattern, position) order by position`,
      values: [services.map(containing)],
    });
    return rows.map(({ count }) => count);
  },

  /**
   * Counts among matches, of which it looks at `most`, those of each category and whom the filter of each of these
   * services, in plain text, finds.
   */
  countOffersAmong: async (terms: SearchTerms, services: readonly string[], most: number) => {
    const query = new QueryText();
    const conditions = where(conditionsOf(terms, query));
    const { rows } = await run(
      `with found as materialized (
         select category_ids, service_text from directory_entries ${conditions} limit ${query.add(most)}::int)
       select 'all', '', count(*)::text from found
       union all select 'category', id, count(*)::text from found, unnest(category_ids) as id group by id
       union all select 'service', name, count(*)::text
         from found, unnest(${query.add(services)}::text[], ${query.add(services.map(containing))}::text[]) as asked(name, pattern)
         where service_text like pattern group by name`,
      query,
      false,
    );
    return rows.map(([kind, name = '', count]) => ({ kind, name, count: Number(count) }));
  },
};

async function searchByColumn(
  terms: SearchTerms,
  { sort, cursor, limit, hasMany }: SearchPage & { sort: ColumnSort },
): Promise<FoundCard[]> {
  const query = new QueryText();
  const { key, written, direction } = orders[sort];
  const conditions = conditionsOf(terms, query, hasMany);
  if (cursor) conditions.push(afterCursor(sort, cursor, query));
  const { rows } = await run(
    `select lot, ${written}, card::text from directory_entries ${where(conditions)} ` +
      `order by ${key} ${direction}, lot ${direction} limit ${query.add(limit)}::int`,
    query,
    hasStablePlan(terms),
  );
  return rows.map(([lot = '', foundKey = '', card = '']) => ({ lot, key: foundKey, card }));
}

function afterCursor(sort: ColumnSort, { key: last, lot }: Omit<DirectoryCursor, 'sort'>, query: QueryText): string {
  const { key, read, direction } = orders[sort];
  const parameter = `${query.add(last)}${read}`;
  const value = sort === 'next_free' ? `to_timestamp(${parameter})` : parameter;
  return `(${key}, lot) ${direction === 'asc' ? '>' : '<'} (${value}, ${query.add(lot)}::uuid)`;
}
