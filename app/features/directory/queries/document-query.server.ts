import { LRUCache } from 'lru-cache';
import { directorySearchStore } from '../directory-search-store.server.ts';
import { plainText } from '../search-words.ts';
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

/**
 * Converts typed text to a tsquery: every word must occur, in full or as a prefix. A word that occurs nowhere is
 * replaced by the most similar ones. Undefined if nothing was typed.
 */
export async function documentQuery(search: string): Promise<string | undefined> {
  const tokens = tokensOf(search);
  if (tokens.length === 0) return undefined;
  const meaningOf = await findMeanings([...new Set(tokens.flatMap(spellingsOf))]);
  return tokens.map((token) => `(${alternatives(token, meaningOf).join(' | ')})`).join(' & ');
}

function tokensOf(search: string): string[] {
  const tokens = plainText(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = tokens.filter((token) => !fillWords.has(token));
  return [...new Set(telling.length > 0 ? telling : tokens)]
    .slice(0, tokensMaximum)
    .map((token) => token.slice(0, longestToken));
}

async function findMeanings(spellings: readonly string[]): Promise<Map<string, Meaning>> {
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

function alternatives(token: string, meaningOf: ReadonlyMap<string, Meaning>): string[] {
  const begun = spellingsOf(token).flatMap((spelling) => {
    const words = meaningOf.get(spelling)?.begun ?? [];
    return words.length > namedMaximum ? [`'${spelling}':*`] : words.map((word) => `'${word}'`);
  });
  const { begun: itself, similar } = meaningOf.get(token) ?? { begun: [], similar: [] };
  const likely = itself.length > 0 ? [] : similar.map((word) => `'${word}'`);
  const all = [...new Set([...begun, ...likely])];
  return all.length > 0 ? all : [`'${token}'`];
}
