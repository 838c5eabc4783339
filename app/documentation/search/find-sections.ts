/** A part of a page that the search looks through. */
export interface SearchedSection {
  url: string;
  /** The page's title. */
  page: string;
  heading: string;
  text: string;
}

export interface FoundSection extends Omit<SearchedSection, 'text'> {
  snippet: { text: string; isMatch: boolean }[];
}

export const searchLimits = { characters: 100, words: 8, results: 30, snippet: 200 } as const;

/**
 * Finds the sections that have all words, by heading, page or text. Whole words come before beginnings of words, and
 * headings before texts.
 */
export function findSections(sections: readonly SearchedSection[], query: string): FoundSection[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return sections
    .map((section) => ({ section, score: scoreOf(section, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, searchLimits.results)
    .map(({ section: { text, ...section } }) => ({ ...section, snippet: snippetOf(text, words) }));
}

/** Single letters count only if there is nothing else: "cancel a visit" is not about "a". */
function wordsOf(query: string): string[] {
  const words =
    query
      .slice(0, searchLimits.characters)
      .toLowerCase()
      .match(/[\p{L}\p{N}_]+/gu) ?? [];
  const longer = words.filter(({ length }) => length > 1);
  return [...new Set(longer.length > 0 ? longer : words)].slice(0, searchLimits.words);
}

const weights = { heading: 8, page: 4, text: 1 } as const;
const wholeWord = 10;

/** Zero if a word is missing. */
function scoreOf(section: SearchedSection, words: readonly string[]): number {
  let score = 0;
  for (const word of words) {
    const best = Math.max(
      weights.heading * matchOf(section.heading, word),
      weights.page * matchOf(section.page, word),
      weights.text * matchOf(section.text, word),
    );
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

function matchOf(text: string, word: string): number {
  if (patternOf([word], true).test(text)) return wholeWord;
  return patternOf([word], false).test(text) ? 1 : 0;
}

/** Matches whole words: those that are equal or, of at least three letters, also all that begin so. */
function patternOf(words: readonly string[], isWhole: boolean): RegExp {
  const endings = words.map(
    (word) => `${word}${isWhole || word.length < 3 ? '(?![\\p{L}\\p{N}])' : '[\\p{L}\\p{N}]*'}`,
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${endings.join('|')})`, 'giu');
}

/** Cuts the text around its first match, at spaces, and marks every match. */
function snippetOf(text: string, words: readonly string[]): FoundSection['snippet'] {
  const pattern = patternOf(words, false);
  const at = Math.max(0, text.search(pattern));
  const start = at < searchLimits.snippet / 2 ? 0 : text.lastIndexOf(' ', at - searchLimits.snippet / 4) + 1;
  const rest = text.slice(start);
  const end = rest.length <= searchLimits.snippet ? rest.length : rest.lastIndexOf(' ', searchLimits.snippet);
  const shown = `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`;
  return markMatches(shown, pattern);
}

function markMatches(text: string, pattern: RegExp): FoundSection['snippet'] {
  const pieces: FoundSection['snippet'] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    pieces.push({ text: text.slice(from, index), isMatch: false }, { text: match, isMatch: true });
    from = index + match.length;
  }
  return [...pieces, { text: text.slice(from), isMatch: false }].filter((piece) => piece.text !== '');
}
