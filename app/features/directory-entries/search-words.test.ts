import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, wordsOf } from './search-words.ts';
import { spellingsOf, swappedLetters } from '#app/features/directory-search/spellings.ts';

describe('words of a document', () => {
  it.each([
    ['Renée Núñez', ['renee', 'nunez']],
    ['Wi-Fi setup', ['wi', 'fi', 'wifi', 'setup']],
    ["Kids’ cut, men's too", ['kids', 'cut', 'men', 's', 'mens', 'too']],
    ['Straße & Smørrebrød', ['strasse', 'smorrebrod']],
    ['78704 78704', ['78704']],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are plain letters and digits, each once, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
        const words = wordsOf(...texts, null);
        expect(new Set(words).size).toBe(words.length);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });

  it('are compared without case and accents', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });
});

describe('spellings of a typed word', () => {
  it.each([
    ['groomers', ['groomers', 'groomer', 'groom']],
    ['painter', ['painter', 'paint']],
    ['haircuts', ['haircuts', 'haircut']],
    ['parker', ['parker']],
    ['evening', ['evening']],
    ['glass', ['glass']],
    ['dogs', ['dogs']],
  ])('%s', (word, spellings) => {
    expect(spellingsOf(word)).toEqual(spellings);
  });

  it('swaps each pair of neighbors', () => {
    expect(swappedLetters('dgo')).toEqual(['gdo', 'dog']);
    expect(swappedLetters('x')).toEqual([]);
  });
});
