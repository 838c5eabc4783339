import type { DirectoryCursor, FoundCard, SearchPage } from './directory-cursor.server.ts';
import { conditionsOf, matching, QueryText, run, where, type SearchTerms } from './search-statement.server.ts';

/** So many of the best rated are looked at first: a common match has a page among them. */
const bestRated = 1_000;
/** Fewer matches among the best rated mean so few in all that they are read and ranked together. */
const fewMatches = 10;

/** Where a page begins: in a tier, and there after a card, if it is not the tier's first. */
type Beginning = { tier: number; after?: { rating: string; lot: string } | undefined };
type TieredCard = FoundCard & { tier: number };

/**
 * Reads a page of the best matches; a cursor's key is "tier:rating", as each row's. The best rated of all are ranked
 * first, which is exact for every tier that fills the page from them. What does not is rare, and read from the index
 * of words, never in the order of the list: the planner takes the words of a tier and of the better ones for
 * independent, and would look for rare matches through everybody.
 */
export function searchByRelevance(terms: SearchTerms, { cursor, limit }: SearchPage): Promise<FoundCard[]> {
  return searchFrom(terms, beginningOf(cursor, tiersOf(terms).length), limit);
}

async function searchFrom(terms: SearchTerms, begin: Beginning, limit: number): Promise<FoundCard[]> {
  const probed = await rankBestRated(terms, begin, limit);
  if (begin.after !== undefined) return continueTier(terms, begin, probed, limit);
  if (probed.length < fewMatches) return rankAll(terms, begin.tier, limit);
  const found: FoundCard[] = [];
  for (let tier = begin.tier; tier <= tiersOf(terms).length && found.length < limit; tier += 1) {
    found.push(...(await readTier(terms, { tier }, probed, limit - found.length)));
  }
  return found;
}

async function continueTier(
  terms: SearchTerms,
  begin: Beginning,
  probed: readonly TieredCard[],
  limit: number,
): Promise<FoundCard[]> {
  const found = await readTier(terms, begin, probed, limit);
  const missing = limit - found.length;
  if (missing === 0 || begin.tier === tiersOf(terms).length) return found;
  return [...found, ...(await searchFrom(terms, { tier: begin.tier + 1 }, missing))];
}

async function readTier(
  terms: SearchTerms,
  begin: Beginning,
  probed: readonly TieredCard[],
  limit: number,
): Promise<FoundCard[]> {
  const own = probed.filter(({ tier }) => tier === begin.tier);
  return own.length >= limit ? own.slice(0, limit) : searchTier(terms, begin, limit);
}

/** Ranks the best rated who match: of each tier at most `limit`, from the beginning on. */
async function rankBestRated(terms: SearchTerms, begin: Beginning, limit: number): Promise<TieredCard[]> {
  const query = new QueryText();
  const start = begin.after === undefined ? [] : [afterCard(begin.after, query)];
  const tier = tierCase(terms, query, 0);
  const conditions = where(conditionsOf(terms, query));
  const { rows } = await run(
    `select tier, lot, rating::text as written, card::text from (
       select *, row_number() over (partition by tier order by rating desc, lot desc) as place from (
         select lot, rating, card, ${tier} as tier from (
           select * from directory_entries ${where(start)} order by rating desc, lot desc limit ${bestRated}) as best
         ${conditions}) as matches
       where tier >= ${query.add(begin.tier)}::int) as ranked
     where place <= ${query.add(limit)}::int order by tier, rating desc, lot desc`,
    query,
    false,
  );
  return rows.map(([found = '', lot = '', rating = '', card = '']) => ({
    ...toCard(found, lot, rating, card),
    tier: Number(found),
  }));
}

/** Reads a tier's own matches from the index of words. */
async function searchTier(terms: SearchTerms, { tier, after }: Beginning, limit: number): Promise<FoundCard[]> {
  const query = new QueryText();
  const conditions = [
    ...ownMatches(terms, tier, query),
    ...conditionsOf({ ...terms, document: undefined }, query),
    ...(after === undefined ? [] : [afterCard(after, query)]),
  ];
  return readCards(where(conditions), `'${tier}'`, query, limit);
}

/** Ranks all matches from a tier on at once. */
async function rankAll(terms: SearchTerms, tier: number, limit: number): Promise<FoundCard[]> {
  const query = new QueryText();
  const better = tiersOf(terms)
    .slice(0, tier)
    .map((own) => `not ${matching(own, query)}`);
  const conditions = where([...conditionsOf(terms, query), ...better]);
  return readCards(conditions, tierCase(terms, query, tier), query, limit);
}

/** Ranks ids before it reads cards: sorting whole cards costs as much as finding them. */
async function readCards(conditions: string, tier: string, query: QueryText, limit: number): Promise<FoundCard[]> {
  const { rows } = await run(
    `select tier, lot, rating::text as written, card::text from (
       select professional_id, ${tier}::int as tier from directory_entries ${conditions}
       order by 2, rating + 0 desc, lot desc limit ${query.add(limit)}::int) as found
     join directory_entries using (professional_id) order by tier, rating desc, lot desc`,
    query,
    false,
  );
  return rows.map(([found = '', lot = '', rating = '', card = '']) => toCard(found, lot, rating, card));
}

function toCard(tier: string, lot: string, rating: string, card: string): FoundCard {
  return { lot, key: `${tier}:${rating}`, card };
}

const tiersOf = ({ document }: SearchTerms) => document?.tiers ?? [];

/** The matches of a tier and of no better one, as one query of the index. */
function ownMatches({ document }: SearchTerms, tier: number, query: QueryText): string[] {
  if (document === undefined) return [];
  const better = document.tiers.slice(0, tier).map((text) => `(${text})`);
  const own = document.tiers[tier] ?? document.all;
  return [matching(better.length === 0 ? own : `(${own}) & !(${better.join(' | ')})`, query)];
}

/** The tier of a row: the first one from `first` that it matches, or the last one, of all other matches. */
function tierCase(terms: SearchTerms, query: QueryText, first: number): string {
  const tiers = tiersOf(terms);
  const cases = tiers.slice(first).map((own, index) => `when ${matching(own, query)} then ${first + index}`);
  return cases.length === 0 ? `${tiers.length}` : `case ${cases.join(' ')} else ${tiers.length} end`;
}

function afterCard({ rating, lot }: NonNullable<Beginning['after']>, query: QueryText): string {
  return `(rating, lot) < (${query.add(rating)}::numeric, ${query.add(lot)}::uuid)`;
}

function beginningOf(cursor: DirectoryCursor | undefined, lastTier: number): Beginning {
  if (cursor === undefined) return { tier: 0 };
  const [tier = '0', rating = ''] = cursor.key.split(':');
  return { tier: Math.min(Number(tier), lastTier), after: { rating, lot: cursor.lot } };
}
