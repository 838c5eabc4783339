import type { QueryResult } from 'pg';
import { databasePool } from '#app/platform/database/database.server.ts';
import type { DirectoryCursor } from './directory-cursor.server.ts';
import type { DirectorySort } from './directory-filter.ts';

/** A search in the database's terms; undefined parts do not filter. */
export type SearchTerms = {
  /** Tsqueries: the matches, and what tells the better ones, best first. */
  document?: { all: string; tiers: readonly string[] } | undefined;
  services?: { categoryIds: readonly string[]; names: readonly string[] } | undefined;
  place?: { point: string; cityKey: string | null } | { text: string } | undefined;
  date?: string | undefined;
  verified: boolean;
};

export type SearchPage = {
  sort: DirectorySort;
  cursor: DirectoryCursor | undefined;
  limit: number;
  /** Thousands match: scanning the list in order finds a page of them sooner than collecting them all. */
  hasMany: boolean;
};

/** A card as JSON text, with the key and lot that order the list. */
export type FoundCard = { lot: string; key: string; card: string };

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
  search: (terms: SearchTerms, page: SearchPage): Promise<FoundCard[]> =>
    page.sort === 'relevance' ? searchByRelevance(terms, page) : searchByColumn(terms, { ...page, sort: page.sort }),

  /** Finds the cards of these professionals if they are listed, in no particular order. */
  findCards: async (professionalIds: readonly string[]): Promise<string[]> => {
    const { rows } = await databasePool().query<{ card: string }>(
      'select card::text from directory_entries where professional_id = any($1)',
      [professionalIds],
    );
    return rows.map(({ card }) => card);
  },

  /** Counts matches, at most `most`. */
  count: async (terms: SearchTerms, most: number): Promise<number> => {
    const query = new QueryText();
    const conditions = where(conditionsOf(terms, query));
    const text = `select count(*) from (select from directory_entries ${conditions} limit ${query.add(most)}::int) as counted`;
    const { rows } = await run(text, query, hasStablePlan(terms));
    return Number(rows[0]?.[0]);
  },

  /** Finds for each token at most `most` words that begin with it or, if there are none, the most similar words. */
  findWords: async (tokens: readonly { token: string; swapped: readonly string[] }[], most: number) => {
    const { rows } = await databasePool().query<{ token: string; begun: string[]; similar: string[] }>(
      `select token, begun, case when begun <> '{}' then '{}' else array(
         select word from directory_words
         where word % token or (length(token) > 2 and word like '%' || token || '%') or word = any(swapped)
         order by word = any(swapped) desc, similarity(word, token) desc, word limit 6) end as similar
       from (select token, array(select jsonb_array_elements_text(swapped)) as swapped, array(
               select word from directory_words where word >= token and word < token || chr(1114111) limit $2) as begun
             from jsonb_to_recordset($1::jsonb) as t(token text, swapped jsonb)) as asked`,
      [JSON.stringify(tokens), most],
    );
    return rows;
  },

  /** Counts the professionals of each category and of each of the most offered services. */
  countOffers: async (servicesMaximum: number) => {
    const { rows } = await databasePool().query<{ kind: 'category' | 'service'; name: string; count: number }>(
      `(select 'category' as kind, id as name, count(*)::int as count
        from directory_entries, unnest(category_ids) as id group by id)
       union all
       (select 'service', min(name), count(*)::int
        from directory_entries, unnest(service_names) as name group by lower(name) order by 3 desc, 2 limit $1)`,
      [servicesMaximum],
    );
    return rows;
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

/**
 * Searches tier by tier: the database reads a worse tier only until the page is full. A cursor's key is
 * "tier:rating", as each row's.
 */
async function searchByRelevance(terms: SearchTerms, { cursor, limit, hasMany }: SearchPage): Promise<FoundCard[]> {
  const query = new QueryText();
  const conditions = conditionsOf(terms, query, hasMany);
  const matches = (terms.document?.tiers ?? []).map((tier) => `document @@ ${query.add(tier)}::tsquery`);
  const { tier: firstTier, rating } = positionOf(cursor, matches.length);
  const maximum = `${query.add(limit)}::int`;
  const tiers = [...matches, undefined].map((match, tier) => {
    const own = [...conditions, ...matches.slice(0, tier).map((better) => `not ${better}`)];
    if (match !== undefined) own.push(match);
    if (cursor && tier === firstTier) own.push(afterCursor('rating', { key: rating, lot: cursor.lot }, query));
    return (
      `(select ${tier} as tier, lot, rating, card::text as card from directory_entries ${where(own)} ` +
      `order by rating desc, lot desc limit ${maximum})`
    );
  });
  const { rows } = await run(
    `select tier, lot, rating, card from (${tiers.slice(firstTier).join(' union all ')}) as found limit ${maximum}`,
    query,
    false,
  );
  return rows.map(([tier = '', lot = '', found = '', card = '']) => ({ lot, key: `${tier}:${found}`, card }));
}

function positionOf(cursor: DirectoryCursor | undefined, lastTier: number): { tier: number; rating: string } {
  const [tier = '0', rating = ''] = cursor?.key.split(':') ?? [];
  return { tier: Math.min(Number(tier), lastTier), rating };
}

/** Collects and numbers the parameters of a statement. */
class QueryText {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

function run(text: string, { values }: QueryText, prepared: boolean): Promise<QueryResult<string[]>> {
  // A short name for each distinct statement text: equal names always mean equal texts.
  const name = prepared ? { name: `directory ${shortName(text)}` } : {};
  return databasePool().query({ ...name, text, values, rowMode: 'array' });
}

const shortNames = new Map<string, string>();

function shortName(text: string): string {
  let name = shortNames.get(text);
  if (name === undefined) shortNames.set(text, (name = String(shortNames.size)));
  return name;
}

// The number of matches for a text, a place or a name depends on its value, and so does the best plan.
function hasStablePlan({ document, place, services }: SearchTerms): boolean {
  return document === undefined && place === undefined && (services?.names.length ?? 0) === 0;
}

function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
}

function conditionsOf(terms: SearchTerms, query: QueryText, hasMany = false): string[] {
  const conditions: string[] = [];
  if (terms.verified) conditions.push('verified');
  if (terms.document !== undefined) conditions.push(`document @@ ${query.add(terms.document.all)}::tsquery`);
  if (terms.services !== undefined) conditions.push(offers(terms.services, query));
  if (terms.place !== undefined) conditions.push(comesTo(terms.place, query, hasMany));
  if (terms.date !== undefined) conditions.push(isFreeOn(terms.date, query));
  return conditions;
}

function offers({ categoryIds, names }: NonNullable<SearchTerms['services']>, query: QueryText): string {
  const either: string[] = [];
  if (categoryIds.length > 0) either.push(`category_ids && ${query.add(categoryIds)}::text[]`);
  if (names.length > 0) either.push(`service_text like any (${query.add(names.map(containing))}::text[])`);
  return `(${either.join(' or ')})`;
}

function comesTo(place: NonNullable<SearchTerms['place']>, query: QueryText, hasMany: boolean): string {
  if ('text' in place) return `place like ${query.add(containing(place.text))}`;
  const point = `${query.add(place.point)}::cube`;
  // The planner assumes that few match any place; the function call keeps it from using the index.
  const reached = hasMany ? `cube_contains(reach, ${point})` : `reach @> ${point}`;
  const inReach = `(${reached} and cube_distance(position, ${point}) <= reach_chord)`;
  return place.cityKey === null ? inReach : `(${inReach} or city_key = ${query.add(place.cityKey)})`;
}

function isFreeOn(date: string, query: QueryText): string {
  const day = `(${query.add(date)}::date - free_from)`;
  return `case when ${day} between 0 and length(free_days) - 1 then get_bit(free_days, ${day}) = 1 else false end`;
}

function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
