import { catalogueGroups } from '#app/features/services/catalogue/catalogue.ts';
import { wordsOf } from '#app/features/directory-entries/search-words.ts';

const shortestStem = 4;

/** The words of the service catalog: "groom", "grooming", "clean", "painting". */
const tradeWords = wordsOf(...catalogueGroups.flatMap(({ services }) => services.map(({ title }) => title)));

/**
 * Returns a typed word and those of its stems that are trade words: "groomers" yields groomers and groom, "Parker"
 * only itself.
 */
export function spellingsOf(word: string): string[] {
  const singular = word.endsWith('s') && !word.endsWith('ss') ? [word.slice(0, -1)] : [];
  const stems = [/ers?$/, /ings?$/, /ors?$/]
    .filter((ending) => ending.test(word))
    .map((ending) => word.replace(ending, ''));
  const meant = stems.filter((stem) => tradeWords.some((tradeWord) => isFormOf(tradeWord, stem)));
  return [word, ...[...singular, ...meant].filter((stem) => stem.length >= shortestStem)];
}

function isFormOf(word: string, stem: string): boolean {
  return word.startsWith(stem) && /^(?:ing|ings|er|ers|or|ors|s)?$/.test(word.slice(stem.length));
}

/**
 * Returns the word with each pair of adjacent letters swapped: the most common typo, which trigrams miss in short
 * words.
 */
export function swappedLetters(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((_, index) => {
    const swapped = [...letters];
    [swapped[index], swapped[index + 1]] = [letters[index + 1] ?? '', letters[index] ?? ''];
    return swapped.join('');
  });
}
