import { findServiceCategory } from '#app/features/services/catalogue/categories.ts';
import { LRUCache } from 'lru-cache';
import { findCity } from '#app/lib/places/postal-codes.server.ts';
import { inField } from '#app/features/directory-entries/search-fields.ts';
import { plainText } from '#app/features/directory-entries/search-words.ts';
import { suggestionsStore, type FoundPerson } from '../suggestions-store.server.ts';
import { suggestionLimits, type Suggestions } from '../suggestion.ts';

/** Fewer letters begin the names of too many. */
const nameFrom = 2;
const wordFrom = 3;

/** Finds listed people by how their name begins, or else any word of it. */
export async function findPeople(typed: string, words: readonly string[]): Promise<Suggestions['people']> {
  const start = plainText(typed).trim().replaceAll(/\s+/g, ' ');
  if (start.length < nameFrom) return [];
  const byName = await suggestionsStore.findPeopleByName(start, suggestionLimits.people);
  const missing = suggestionLimits.people - byName.length;
  const isTelling = words.every((word) => word.length >= wordFrom);
  const others = missing > 0 && isTelling ? await findOthers(words, byName, missing) : [];
  return [...byName, ...others].map(describePerson);
}

async function findOthers(
  words: readonly string[],
  found: readonly FoundPerson[],
  missing: number,
): Promise<FoundPerson[]> {
  const query = inField('person', words)
    .map((word) => `'${word}':*`)
    .join(' & ');
  const others = await suggestionsStore.findPeopleByWords(query, suggestionLimits.people + found.length);
  return others.filter(({ id }) => found.every((person) => person.id !== id)).slice(0, missing);
}

function describePerson({ id, name, category_id, city_key }: FoundPerson): Suggestions['people'][number] {
  return {
    id,
    name,
    category: category_id === null ? null : (findServiceCategory(category_id)?.title ?? null),
    city: city_key === null ? null : cityNameOf(city_key),
  };
}

const cityNames = new LRUCache<string, { name: string | null }>({ max: 1_000 });

function cityNameOf(key: string): string | null {
  let kept = cityNames.get(key);
  if (kept === undefined) cityNames.set(key, (kept = { name: findCity(key)?.name ?? null }));
  return kept.name;
}
