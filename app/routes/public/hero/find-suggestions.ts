import { api } from '#app/api-client.ts';
import { catalogueGroups } from '#app/features/services/catalogue/catalogue.ts';
import { serviceCategories } from '#app/features/services/catalogue/categories.ts';

export type SuggestionKind = 'service' | 'place';

export type Suggestion = { value: string; note?: string | undefined };

const shownMaximum = 7;

/** Finds suggestions for what was typed; categories if nothing was typed. Empty if the server cannot be reached. */
export async function findSuggestions(
  kind: SuggestionKind,
  typed: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  return kind === 'service' ? findServices(typed) : findPlaces(typed, signal);
}

const categories: readonly Suggestion[] = serviceCategories.map(({ title }) => ({ value: title, note: 'Category' }));

/** Finds titles with a word that starts with what was typed; titles that start with it come first. */
export function findServices(typed: string): readonly Suggestion[] {
  const start = typed.toLowerCase();
  if (start === '') return categories;
  const all = [
    ...categories,
    ...catalogueGroups.flatMap(({ services }) => services.map(({ title }) => ({ value: title }))),
  ];
  const isMeant = ({ value }: Suggestion) =>
    value.toLowerCase() !== start &&
    value
      .toLowerCase()
      .split(/[\s&/-]+/)
      .some((_, index, words) => words.slice(index).join(' ').startsWith(start));
  const begins = ({ value }: Suggestion) => value.toLowerCase().startsWith(start);
  const meant = all.filter(
    (suggestion, index) => isMeant(suggestion) && all.findIndex(({ value }) => value === suggestion.value) === index,
  );
  return [...meant.filter(begins), ...meant.filter((suggestion) => !begins(suggestion))].slice(0, shownMaximum);
}

async function findPlaces(typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  if (typed.length < 2) return [];
  try {
    const { items } = await api.get('/places', { query: { search: typed }, signal });
    return items.filter(({ value }) => value !== typed);
  } catch {
    return [];
  }
}
