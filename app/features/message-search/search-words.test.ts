import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchLimits } from './search-limits.ts';
import { hasWords, markedParts, searchWords, snippetOf } from './search-words.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 400 });
const word = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }).filter((one) => /^\S+$/.test(one));

describe('the words of a search', () => {
  it('are taken once each, without regard to case and spaces', () => {
    expect(searchWords('  Gate CODE\n gate ')).toEqual(['gate', 'code']);
    expect(searchWords(' \t')).toEqual([]);
  });

  it('are all in a text, in any order', () => {
    expect(hasWords('The code of the Gate is 4711', ['gate', 'code'])).toBe(true);
    expect(hasWords('The gate is open', ['gate', 'code'])).toBe(false);
    expect(hasWords('50% (off)', ['(off)', '50%'])).toBe(true);
  });

  it('mark themselves, and nothing of the text is lost', () => {
    expect(markedParts('Gate code: gate1', ['gate'])).toEqual([
      { text: 'Gate', isMatch: true },
      { text: ' code: ', isMatch: false },
      { text: 'gate', isMatch: true },
      { text: '1', isMatch: false },
    ]);
    fc.assert(
      fc.property(text, fc.array(word, { maxLength: 4 }), (given, words) => {
        const parts = markedParts(given, words);
        expect(parts.map((part) => part.text).join('')).toBe(given);
        expect(parts.some(({ isMatch }) => isMatch)).toBe(words.some((one) => hasWords(given, [one])));
      }),
    );
  });
});

describe('a snippet', () => {
  it('is the text around the first word, on one line', () => {
    expect(snippetOf('Ring\ntwice', ['twice'])).toBe('Ring twice');
    const long = `${'before '.repeat(40)}the gate code is 4711 ${'after '.repeat(40)}`;
    expect(snippetOf(long, ['code'])).toMatch(/^…(before )+the gate code is 4711 (after )+\w*…$/);
  });

  it('has a word of the search, however long the text is', () => {
    fc.assert(
      fc.property(text, word, text, (before, searched, after) => {
        const given = `${before} ${searched} ${after}`;
        const snippet = snippetOf(given, [searched]);
        expect(hasWords(snippet, [searched])).toBe(true);
        expect(snippet.length).toBeLessThanOrEqual(searchLimits.snippet + 2);
        expect(snippet.isWellFormed()).toBe(true);
      }),
    );
  });
});
