import { LRUCache } from 'lru-cache';
import { findServiceCategory, findServiceCategoryByTitle } from '#app/features/services/catalogue/categories.ts';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import { cityKey } from '#app/lib/places/city-key.ts';
import { findCities, lookUpPostalCode, type City } from '#app/lib/places/postal-codes.server.ts';
import { areaBox } from '../area/area-box.ts';
import { parseMapArea } from '../area/map-area.ts';
import type { DirectoryFilter } from '../directory-filter.ts';
import type { SearchTerms } from '../search-statement.server.ts';
import { plainText } from '#app/features/directory-entries/search-words.ts';
import { spherePoint } from '#app/features/directory-entries/sphere.ts';
import { documentQuery } from './document-query.server.ts';

/** Converts a filter to the database's terms. */
export async function searchTermsOf(filter: DirectoryFilter): Promise<SearchTerms> {
  return {
    document: await documentQuery(filter.search),
    services: servicesTerm(filter.services),
    place: placeTerm(filter.place),
    area: areaTerm(filter.area),
    date: filter.date || undefined,
    verified: filter.verified,
  };
}

/** A category title matches everybody in the category; any other title is searched in service names. */
function servicesTerm(titles: readonly string[]): SearchTerms['services'] {
  if (titles.length === 0) return undefined;
  const categoryOf = (title: string) => (findServiceCategoryByTitle(title) ?? findServiceCategory(title))?.id;
  return {
    categoryIds: titles.flatMap((title) => categoryOf(title) ?? []),
    names: titles.filter((title) => categoryOf(title) === undefined).map(plainText),
  };
}

/** If the place is unknown, its name is searched in the text of service areas. */
function placeTerm(place: string): SearchTerms['place'] {
  const text = place.trim();
  if (text === '') return undefined;
  const zip = findPostalCode(text);
  const postalCode = zip === null ? null : lookUpPostalCode(zip);
  if (postalCode !== null) return { point: spherePoint(postalCode), cityKey: null };
  const city = findCity(text);
  return city === null ? { text: plainText(text) } : { point: spherePoint(city), cityKey: cityKey(city.name) };
}

function areaTerm(text: string): SearchTerms['area'] {
  const area = parseMapArea(text);
  return area && { ...area, box: areaBox(area) };
}

const cities = new LRUCache<string, { found: City | null }>({ max: 1_000 });

/** Finds the largest city with exactly this name, with or without its state. */
function findCity(text: string): City | null {
  const key = cityKey(text);
  let kept = cities.get(key);
  if (kept === undefined) {
    const found = findCities(text, 5).find(({ name }) => cityKey(name) === key || cityKey(name).startsWith(`${key}, `));
    cities.set(key, (kept = { found: found ?? null }));
  }
  return kept.found;
}
