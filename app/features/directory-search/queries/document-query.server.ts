import { LRUCache } from 'lru-cache';
import { directorySearchStore } from '../directory-search-store.server.ts';
import { plainText } from '#app/features/directory-entries/search-words.ts';
import { inField, matchTiers, searchFields, type Occurrence } from '#app/features/directory-entries/search-fields.ts';
import { spellingsOf, swappedLetters } from '../spellings.ts';

const tokensMaximum = 8;
const longestToken = 40;
const fillWords = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'me',
  'my',
  'near',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/**
 * Up to this many matching words are named in the query, which the index answers much faster; more become a prefix
 * search.
 */
const namedMaximum = 16;

type Meaning = { begun: readonly string[]; similar: readonly string[] };

/** The words matching what was typed, cached briefly: the marketplace's words change slowly. */
const meanings = new LRUCache<string, Meaning>({ max: 5_000, ttl: 10_000 });

/** The marked words that begin with a marked spelling, cached as briefly. */
const fieldWords = new LRUCache<string, readonly string[]>({ max: 15_000, ttl: 10_000 });

/**
 * Typed text as tsqueries: `all` finds the matches, each of `tiers` some better ones, best first (search-fields.ts).
 * Null is a tier that nobody is in, because one of its words occurs in none of its fields.
 */
export type DocumentQuery = { all: string; tiers: readonly (string | null)[] };

/** A lexeme that no document contains. */
const noMatch: DocumentQuery = { all: "'%'", tiers: [] };

/**
 * Converts typed text to queries: every word must occur, in full or as a prefix. A word that occurs nowhere is
 * replaced by the most similar one. Undefined if nothing was typed; text without any word matches nothing.
 */
export async function documentQuery(search: string): Promise<DocumentQuery | undefined> {
  if (search.trim() === '') return undefined;
  const tokens = tokensOf(search);
  if (tokens.length === 0) return noMatch;
  const corrected = await correctSpelling(tokens);
  const meaningOf = await findMeanings(corrected.flatMap(spellingsOf));
  const begunInField = await findFieldWords(corrected.flatMap(spellingsOf));
  const all = everyOf(corrected.map((token) => wordsLike(token, meaningOf)));
  const tiers = matchTiers.map((tier) => {
    const ways = tier.flatMap((way) => corrected.map((token) => occurrences(token, way, begunInField)));
    if (ways.some((words) => words.length === 0)) return null;
    // A category's vocabulary is not the professional's own: such a match has to be one in itself.
    return tier.every(({ field }) => field === 'category') ? `${all} & ${everyOf(ways)}` : everyOf(ways);
  });
  return { all, tiers };
}

function everyOf(alternatives: readonly (readonly string[])[]): string {
  return alternatives.map((words) => `(${words.join(' | ')})`).join(' & ');
}

/** Returns the words that a search looks for in place of those that occur nowhere. */
export function wordsSearchedFor(search: string): Promise<string[]> {
  return correctSpelling(tokensOf(search));
}

/** Replaces each word that occurs nowhere by the most similar one that does. */
async function correctSpelling(tokens: readonly string[]): Promise<string[]> {
  const meaningOf = await findMeanings(tokens.flatMap(spellingsOf));
  const occurs = (token: string) => spellingsOf(token).some((spelling) => meaningOf.get(spelling)?.begun.length);
  const right = tokens.map((token) => (occurs(token) ? token : (meaningOf.get(token)?.similar[0] ?? token)));
  return [...new Set(right)];
}

function tokensOf(search: string): string[] {
  const tokens = plainText(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = tokens.filter((token) => !fillWords.has(token));
  return [...new Set(telling.length > 0 ? telling : tokens)]
    .slice(0, tokensMaximum)
    .map((token) => token.slice(0, longestToken));
}

async function findMeanings(spellings: readonly string[]): Promise<ReadonlyMap<string, Meaning>> {
  const found = new Map(spellings.map((spelling) => [spelling, meanings.get(spelling)]));
  const unknown = spellings.filter((spelling) => found.get(spelling) === undefined);
  const candidates = unknown.map((token) => ({ token, swapped: swappedLetters(token) }));
  const rows = candidates.length === 0 ? [] : await directorySearchStore.findWords(candidates, namedMaximum + 1);
  for (const { token, ...meaning } of rows) {
    meanings.set(token, meaning);
    found.set(token, meaning);
  }
  return new Map([...found].map(([spelling, meaning]) => [spelling, meaning ?? { begun: [], similar: [] }]));
}

/** The words that a token stands for: those it begins, or a prefix search if there are too many to name. */
function wordsLike(token: string, meaningOf: ReadonlyMap<string, Meaning>): string[] {
  const begun = spellingsOf(token).flatMap((spelling) => {
    const words = meaningOf.get(spelling)?.begun ?? [];
    return words.length > namedMaximum ? [`'${spelling}':*`] : words.map((word) => `'${word}'`);
  });
  return begun.length > 0 ? [...new Set(begun)] : [`'${token}'`];
}

/** Finds for each spelling in each field the marked words that it begins, one more than may be named. */
async function findFieldWords(spellings: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const marked = searchFields.flatMap((field) => inField(field, spellings));
  const found = new Map(marked.map((start) => [start, fieldWords.get(start)]));
  const unknown = marked.filter((start) => found.get(start) === undefined);
  const rows = unknown.length === 0 ? [] : await directorySearchStore.findFieldWords(unknown, namedMaximum + 1);
  for (const { start, begun } of rows) {
    fieldWords.set(start, begun);
    found.set(start, begun);
  }
  return new Map([...found].map(([start, begun]) => [start, begun ?? []]));
}

/** The marked words in which a token occurs in a field, of those that there are. */
function occurrences(
  token: string,
  { field, as }: Occurrence,
  begunInField: ReadonlyMap<string, readonly string[]>,
): string[] {
  const words = inField(field, spellingsOf(token)).flatMap((spelling) => {
    const begun = begunInField.get(spelling) ?? [];
    if (as === 'word') return begun[0] === spelling ? [`'${spelling}'`] : [];
    return begun.length > namedMaximum ? [`'${spelling}':*`] : begun.map((word) => `'${word}'`);
  });
  return [...new Set(words)];
}
