import type { DirectoryCursor, FoundCard, SearchPage } from './directory-cursor.ts';
import {
  conditionsOf,
  finding,
  hasStablePlan,
  isByWordsAlone,
  matching,
  QueryText,
  run,
  searchedTable,
  where,
  type SearchTerms,
} from './search-statement.server.ts';

/** So many of the best rated are looked at first: a common match has a page among them. */
const bestRated = 1_000;
/** Fewer matches among the best rated mean so few in all that they are read and ranked together. */
const fewMatches = 10;

/** Where a page begins: in a tier, and there after a card, if it is not the tier's first. */
type Beginning = { tier: number; after?: { rating: string; lot: string } | undefined };
type TieredCard = FoundCard & { tier: number };
/** Cards, and how many matched in all if they were counted. */
type ReadCards = { cards: FoundCard[]; matches?: number };
/** A page, and the number of all matches if it was counted on the way. */
export type FoundPage = { cards: FoundCard[]; total?: number | undefined };

/**
 * Reads a page of the best matches; a cursor's key is "tier:rating", as each row's. The best rated of all are ranked
 * first, which is exact for every tier that fills the page from them. What does not is rarer, and read from the index
 * of words, never in the order of the list: the planner takes the words of a tier and of the better ones for
 * independent, and would look for rare matches through everybody.
 */
export function searchByRelevance(terms: SearchTerms, { cursor, limit }: SearchPage): Promise<FoundPage> {
  return searchFrom(terms, beginningOf(cursor, tiersOf(terms).length), limit);
}

async function searchFrom(terms: SearchTerms, begin: Beginning, limit: number): Promise<FoundPage> {
  const probed = await rankBestRated(terms, begin, limit);
  if (begin.after !== undefined) return { cards: await continueTier(terms, begin, probed, limit) };
  if (probed.length < fewMatches && !isByWordsAlone(terms)) {
    const { cards, matches } = await rankAll(terms, begin.tier, limit);
    return { cards, total: begin.tier === 0 ? matches : undefined };
  }
  return readTiers(terms, begin.tier, probed, limit);
}

/** Reads the tiers one after the other until the page is full. */
async function readTiers(
  terms: SearchTerms,
  first: number,
  probed: readonly TieredCard[],
  limit: number,
): Promise<FoundPage> {
  const cards: FoundCard[] = [];
  let total: number | undefined = first === 0 ? 0 : undefined;
  for (const tier of tiersFrom(terms, first)) {
    if (cards.length >= limit) return { cards };
    const read = await readTier(terms, { tier }, probed, limit - cards.length);
    cards.push(...read.cards);
    total = total === undefined || read.matches === undefined ? undefined : total + read.matches;
  }
  return { cards, total };
}

async function continueTier(
  terms: SearchTerms,
  begin: Beginning,
  probed: readonly TieredCard[],
  limit: number,
): Promise<FoundCard[]> {
  const { cards } = await readTier(terms, begin, probed, limit);
  const missing = limit - cards.length;
  if (missing === 0 || begin.tier === tiersOf(terms).length) return cards;
  return [...cards, ...(await searchFrom(terms, { tier: begin.tier + 1 }, missing)).cards];
}

async function readTier(
  terms: SearchTerms,
  begin: Beginning,
  probed: readonly TieredCard[],
  limit: number,
): Promise<ReadCards> {
  const own = probed.filter(({ tier }) => tier === begin.tier);
  return own.length >= limit ? { cards: own.slice(0, limit) } : searchTier(terms, begin, limit);
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
    hasStablePlan(terms),
  );
  return rows.map(([found = '', lot = '', rating = '', card = '']) => ({
    ...toCard(found, lot, rating, card),
    tier: Number(found),
  }));
}

/** Reads a tier's own matches from the index of words. */
async function searchTier(terms: SearchTerms, { tier, after }: Beginning, limit: number): Promise<ReadCards> {
  const query = new QueryText();
  const conditions = [
    ...ownMatches(terms, tier, query),
    ...conditionsOf({ ...terms, document: undefined }, query),
    ...(after === undefined ? [] : [afterCard(after, query)]),
  ];
  return readCards(terms, where(conditions), `'${tier}'`, query, limit);
}

/** Ranks all matches from a tier on at once. */
async function rankAll(terms: SearchTerms, tier: number, limit: number): Promise<ReadCards> {
  const query = new QueryText();
  const better = tiersBefore(terms, tier).map((own) => `not ${matching(own, query)}`);
  const conditions = where([...conditionsOf(terms, query), ...better]);
  return readCards(terms, conditions, tierCase(terms, query, tier), query, limit);
}

/** Ranks ids before it reads cards: sorting whole cards costs as much as finding them. */
async function readCards(
  terms: SearchTerms,
  conditions: string,
  tier: string,
  query: QueryText,
  limit: number,
): Promise<ReadCards> {
  // Where there is an index by rating, the planner must not take it.
  const rating = isByWordsAlone(terms) ? 'rating' : 'rating + 0';
  const { rows } = await run(
    `select tier, lot, rating::text as written, card::text, matches from (
       select professional_id, ${tier}::int as tier, count(*) over () as matches from ${searchedTable(terms)} ${conditions}
       order by 2, ${rating} desc, lot desc limit ${query.add(limit)}::int) as found
     join directory_entries using (professional_id) order by tier, rating desc, lot desc`,
    query,
    hasStablePlan(terms),
  );
  const cards = rows.map(([found = '', lot = '', rating = '', card = '']) => toCard(found, lot, rating, card));
  return { cards, matches: Number(rows[0]?.[4] ?? 0) };
}

function toCard(tier: string, lot: string, rating: string, card: string): FoundCard {
  return { lot, key: `${tier}:${rating}`, card };
}

const tiersOf = ({ document }: SearchTerms) => document?.tiers ?? [];

/** The tiers from one on that somebody may be in, with the last one, of all other matches. */
function tiersFrom(terms: SearchTerms, first: number): number[] {
  return [...tiersOf(terms), terms.document?.all].flatMap((own, tier) => (own === null || tier < first ? [] : [tier]));
}

function tiersBefore(terms: SearchTerms, tier: number): string[] {
  return tiersOf(terms)
    .slice(0, tier)
    .filter((own) => own !== null);
}

/** The matches of a tier and of no better one, as one query of the index. */
function ownMatches(terms: SearchTerms, tier: number, query: QueryText): string[] {
  if (terms.document === undefined) return [];
  const better = tiersBefore(terms, tier).map((text) => `(${text})`);
  const own = terms.document.tiers[tier] ?? terms.document.all;
  return [finding(terms, better.length === 0 ? own : `(${own}) & !(${better.join(' | ')})`, query)];
}

/** The tier of a row: the first one from `first` that it matches, or the last one, of all other matches. */
function tierCase(terms: SearchTerms, query: QueryText, first: number): string {
  const tiers = tiersOf(terms);
  const cases = tiers
    .slice(first)
    .flatMap((own, index) => (own === null ? [] : [`when ${matching(own, query)} then ${first + index}`]));
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
