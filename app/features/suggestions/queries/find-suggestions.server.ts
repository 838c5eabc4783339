import { findServiceCategory, serviceCategories } from '#app/features/services/catalogue/categories.ts';
import { wordsOfCategory } from '#app/features/services/catalogue/category-search-words.ts';
import { wordsSearchedFor } from '#app/features/directory-search/queries/document-query.server.ts';
import { plainText } from '#app/features/directory-entries/search-words.ts';
import { spellingsOf } from '#app/features/directory-search/spellings.ts';
import { noSuggestions, suggestionLimits, type Suggestions } from '../suggestion.ts';
import { findPeople } from './find-people.server.ts';
import { findPlaces } from './find-places.server.ts';
import { markedWords, readOffers, type Offers } from './offers.server.ts';

/** Shorter texts begin words by chance. */
const correctedFrom = 4;
/** Fewer letters are the beginning of too much to tell a category by its vocabulary. */
const vocabularyFrom = 3;

/** Suggests what a typed beginning may mean; all categories before anything is typed. */
export async function findSuggestions(typed: string): Promise<Suggestions> {
  const offers = await readOffers();
  const words = typedWords(typed);
  if (typed.trim() === '') return { ...noSuggestions, categories: allCategories(offers) };
  if (words.length === 0) return noSuggestions;
  const people = await findPeople(typed, words);
  const found: Suggestions = {
    services: servicesLike(words, offers),
    categories: categoriesLike(words, offers),
    people,
    places: findPlaces(typed, offers)
      .filter(({ professionals }) => professionals > 0)
      .slice(0, suggestionLimits.places),
  };
  const isNothing = Object.values(found).every((list) => list.length === 0);
  return isNothing && typed.length >= correctedFrom ? suggestCorrected(typed, words, offers) : found;
}

/** Suggests places alone; if few are served, also some to which nobody comes yet. */
export async function suggestPlaces(typed: string): Promise<Suggestions> {
  const places = findPlaces(typed, await readOffers());
  const shown = places.filter(({ professionals }, index) => professionals > 0 || index < suggestionLimits.places);
  return { ...noSuggestions, places: shown };
}

/** For words that begin nothing: as the search does, what the most similar words begin. */
async function suggestCorrected(typed: string, words: readonly string[], offers: Offers): Promise<Suggestions> {
  const corrected = await wordsSearchedFor(typed);
  if (corrected.join(' ') === words.join(' ')) return noSuggestions;
  return {
    ...noSuggestions,
    services: servicesLike(corrected, offers),
    categories: categoriesLike(corrected, offers),
  };
}

function typedWords(typed: string): string[] {
  return plainText(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function beginsWords(words: readonly string[]): (marked: string) => boolean {
  const spellings = words.map((word) => spellingsOf(word).map((spelling) => ` ${spelling}`));
  return (marked) => spellings.every((either) => either.some((start) => marked.includes(start)));
}

/** Names with those words, those that begin with the first of them in front; each group with the most offered first. */
function servicesLike(words: readonly string[], { services }: Offers): Suggestions['services'] {
  const fits = beginsWords(words);
  const fitting = services.filter((service) => fits(service.words));
  const begins = ({ words: marked }: { words: string }) => marked.startsWith(` ${words[0]}`);
  return [...fitting.filter(begins), ...fitting.filter((service) => !begins(service))]
    .slice(0, suggestionLimits.services)
    .map(({ name, professionals }) => ({ name, professionals }));
}

const categoryWords = serviceCategories.map(({ id, title }) => ({
  id,
  title: markedWords(title),
  vocabulary: markedWords(wordsOfCategory(id).join(' ')),
}));

function categoriesLike(words: readonly string[], offers: Offers): Suggestions['categories'] {
  const fits = beginsWords(words);
  const isTelling = words.every((word) => word.length >= vocabularyFrom);
  const named = categoryWords.filter(({ title }) => fits(title));
  const meant = isTelling ? categoryWords.filter(({ title, vocabulary }) => !fits(title) && fits(vocabulary)) : [];
  return [...named, ...meant].slice(0, suggestionLimits.categories).map(({ id }) => describeCategory(id, offers));
}

function allCategories(offers: Offers): Suggestions['categories'] {
  return serviceCategories.map(({ id }) => describeCategory(id, offers));
}

function describeCategory(id: string, { ofCategory }: Offers): Suggestions['categories'][number] {
  return { title: findServiceCategory(id)?.title ?? '', professionals: ofCategory.get(id) ?? 0 };
}
