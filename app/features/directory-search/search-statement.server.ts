import { readOnlyQuery } from '#app/platform/database/replicas/read-only.server.ts';
import type { MapArea } from './area/map-area.ts';

/** A search in the database's terms; undefined parts do not filter. */
export type SearchTerms = {
  /** Tsqueries: one finds the matches, each of the tiers some better ones, best first; null is an empty tier. */
  document?: { all: string; tiers: readonly (string | null)[] } | undefined;
  services?: { categoryIds: readonly string[]; names: readonly string[] } | undefined;
  place?: { point: string; cityKey: string | null } | { text: string } | undefined;
  area?: (MapArea & { box: string }) | undefined;
  date?: string | undefined;
  verified: boolean;
};

/** Collects and numbers the parameters of a statement. */
export class QueryText {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

export function run(text: string, { values }: QueryText, prepared: boolean): Promise<{ rows: string[][] }> {
  // A short name for each distinct statement text: equal names always mean equal texts.
  const name = prepared ? { name: `directory ${shortName(text)}` } : {};
  return readOnlyQuery<string[]>({ ...name, text, values, rowMode: 'array' });
}

const shortNames = new Map<string, string>();

function shortName(text: string): string {
  let name = shortNames.get(text);
  if (name === undefined) shortNames.set(text, (name = String(shortNames.size)));
  return name;
}

// The number of matches for a text, a place or a name depends on its value, and so does the best plan, except in
// directory_ranks, which is always found in by its one index.
export function hasStablePlan(terms: SearchTerms): boolean {
  const { document, place, area, services } = terms;
  if (isByWordsAlone(terms)) return true;
  return document === undefined && place === undefined && area === undefined && (services?.names.length ?? 0) === 0;
}

/** Reports whether directory_ranks has all that decides about a match. */
export function isByWordsAlone({ document, services, place, area, date }: SearchTerms): boolean {
  return document !== undefined && [services, place, area, date].every((term) => term === undefined);
}

/** The table to find matches in: its rows are narrow if words alone decide. */
export function searchedTable(terms: SearchTerms): string {
  return isByWordsAlone(terms) ? 'directory_ranks' : 'directory_entries';
}

export function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
}

export function conditionsOf(terms: SearchTerms, query: QueryText, hasMany = false): string[] {
  const conditions: string[] = [];
  if (terms.verified) conditions.push('verified');
  if (terms.document !== undefined) conditions.push(finding(terms, terms.document.all, query));
  if (terms.services !== undefined) conditions.push(offers(terms.services, query));
  if (terms.place !== undefined) conditions.push(comesTo(terms.place, query, hasMany));
  if (terms.area !== undefined) conditions.push(isBasedIn(terms.area, query, hasMany));
  if (terms.date !== undefined) conditions.push(isFreeOn(terms.date, query));
  return conditions;
}

function offers({ categoryIds, names }: NonNullable<SearchTerms['services']>, query: QueryText): string {
  const either: string[] = [];
  if (categoryIds.length > 0) either.push(`category_ids && ${query.add(categoryIds)}::text[]`);
  if (names.length > 0) either.push(`service_text like any (${query.add(names.map(containing))}::text[])`);
  return `(${either.join(' or ')})`;
}

function comesTo(place: NonNullable<SearchTerms['place']>, query: QueryText, hasMany: boolean): string {
  if ('text' in place) return `place like ${query.add(containing(place.text))}`;
  const point = `${query.add(place.point)}::cube`;
  // The planner assumes that few match any place; the function call keeps it from using the index.
  const reached = hasMany ? `cube_contains(reach, ${point})` : `reach @> ${point}`;
  const inReach = `(${reached} and cube_distance(position, ${point}) <= reach_chord)`;
  return place.cityKey === null ? inReach : `(${inReach} or city_key = ${query.add(place.cityKey)})`;
}

/** The box finds candidates by the index on reach, which contains the position; latitude and longitude decide. */
function isBasedIn({ box, west, south, east, north }: MapArea & { box: string }, query: QueryText, hasMany: boolean) {
  const around = `${query.add(box)}::cube`;
  const between = (degrees: string, low: number, high: number) =>
    `${degrees} between ${query.add(low)}::float8 and ${query.add(high)}::float8`;
  return [
    ...(hasMany ? [] : [`reach && ${around}`]),
    `position <@ ${around}`,
    between(latitudeOfPosition, south, north),
    between(longitudeOfPosition, west, east),
  ].join(' and ');
}

export const latitudeOfPosition = 'degrees(asin(cube_ll_coord(position, 3)))';
export const longitudeOfPosition = 'degrees(atan2(cube_ll_coord(position, 2), cube_ll_coord(position, 1)))';

function isFreeOn(date: string, query: QueryText): string {
  const day = `(${query.add(date)}::date - free_from)`;
  return `case when ${day} between 0 and length(free_days) - 1 then get_bit(free_days, ${day}) = 1 else false end`;
}

/** The pattern that finds a text in another one, as the filter by services does. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** The condition that finds matches; as a subquery, the value leaves the plan alone. */
export function finding(terms: SearchTerms, words: string, query: QueryText): string {
  const value = `${query.add(words)}::tsquery`;
  return `document @@ ${isByWordsAlone(terms) ? `(select ${value})` : value}`;
}

export function matching(tier: string, query: QueryText): string {
  return `document @@ ${query.add(tier)}::tsquery`;
}
