import { LRUCache } from 'lru-cache';
import { directorySearchStore } from '../directory-search-store.server.ts';
import { plainText } from '../search-words.ts';
import { spellingsOf, swappedLetters } from '../spellings.ts';

const mostTokens = 8;
const longestToken = 40;
const fillWords = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'me', 'my', 'near', 'of', 'on', 'or', 'the', 'to', 'with']);

/** What stands for a token in the query, kept for a while: the words of the marketplace change slowly. */
const groups = new LRUCache<string, string>({ max: 5_000, ttl: 60_000 });

/**
 * What was typed as a tsquery: every word must occur, begun or whole. A word that occurs nowhere stands for those
 * most like it. Undefined when nothing was typed.
 */
export async function documentQuery(search: string): Promise<string | undefined> {
  const tokens = tokensOf(search);
  if (tokens.length === 0) return undefined;
  const unknown = tokens.filter((token) => !groups.has(token));
  const asked = unknown.length === 0 ? [] : await directorySearchStore.findWords(unknown.map(withSwaps));
  for (const { token, known, similar } of asked) groups.set(token, groupOf(token, known, similar));
  return tokens.map((token) => groups.get(token) ?? groupOf(token, true, [])).join(' & ');
}

function tokensOf(search: string): string[] {
  const tokens = plainText(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = tokens.filter((token) => !fillWords.has(token));
  return [...new Set(telling.length > 0 ? telling : tokens)].slice(0, mostTokens).map((token) => token.slice(0, longestToken));
}

function withSwaps(token: string) {
  return { token, swapped: swappedLetters(token) };
}

function groupOf(token: string, known: boolean, similar: readonly string[]): string {
  const begun = spellingsOf(token).map((spelling) => `'${spelling}':*`);
  const whole = known ? [] : similar.map((word) => `'${word}'`);
  return `(${[...begun, ...whole].join(' | ')})`;
}
