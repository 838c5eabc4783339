import { searchLimits } from './search-limits.ts';

/** The words of a query, each once, however they are written. */
export function searchWords(query: string): string[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, searchLimits.words);
}

/** Whether all words are in a text, also as parts of longer ones, in any order. */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => patternOf([word]).test(text));
}

/** Before a word stands at most this much of a snippet. */
const lead = 30;

/** Returns the part of a text around the first of the words, on one line; "…" stands for what is left out. */
export function snippetOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const found = Math.max(0, line.search(patternOf(words)));
  const from = found <= lead ? 0 : line.indexOf(' ', found - lead - 1) + 1 || found;
  const start = Math.min(from, found);
  const part = line.slice(start, start + searchLimits.snippet);
  // A character that is cut in two is left out.
  const whole = part.replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
  return `${start > 0 ? '…' : ''}${whole.trim()}${start + searchLimits.snippet < line.length ? '…' : ''}`;
}

/** Splits a text into what the words match, and the rest. */
export function markedParts(text: string, words: readonly string[]): { text: string; isMatch: boolean }[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  // A group keeps what is split at: every second part is a match.
  return text
    .split(patternOf(words))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

function patternOf(words: readonly string[]): RegExp {
  // Longer ones first: of two that begin alike, the longer is marked.
  const longest = words.toSorted((one, other) => other.length - one.length);
  return new RegExp(
    `(${longest.map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`)).join('|')})`,
    'iu',
  );
}
