import {
  findServiceCategory,
  findServiceCategoryByTitle,
  serviceCategories,
} from '#app/features/services/catalogue/categories.ts';
import { plainText } from '#app/features/directory-entries/search-words.ts';
import { LRUCache } from 'lru-cache';
import { filterQuery, isFiltering, type DirectoryFilter } from '../directory-filter.ts';
import { directorySearchStore } from '../directory-search-store.server.ts';
import { searchTermsOf } from './search-terms.server.ts';

/** A service or category to filter by, with how many professionals offer it; null if too many match to count. */
export type ServiceChoice = { title: string; count: number | null };

const popularServices = 12;
const keptMilliseconds = 60_000;
const matchesMaximum = 1_000;

let kept: { choices: Promise<ServiceChoice[]>; until: number } | undefined;

/**
 * Lists the seven categories, then the most offered services, each with how many professionals it leaves of those who
 * match the rest of the filter.
 */
export async function listServiceChoices(filter: DirectoryFilter): Promise<ServiceChoice[]> {
  const choices = await listAllChoices();
  const others = { ...filter, services: [] };
  if (!isFiltering(others)) return choices;
  const counts = await countsAmong(others, choices);
  return choices.map(({ title }) => ({ title, count: counts === null ? null : (counts.get(keyOf(title)) ?? 0) }));
}

type Counts = ReadonlyMap<string, number>;

/** A number a few seconds old is good enough; paging and choosing services ask for the same ones again. */
const matchCounts = new LRUCache<string, { counts: Counts | null }>({ max: 2_000, ttl: 5_000 });

async function countsAmong(filter: DirectoryFilter, choices: readonly ServiceChoice[]): Promise<Counts | null> {
  const key = filterQuery({ ...filter, sort: 'rating' });
  let kept = matchCounts.get(key);
  if (kept === undefined) {
    const services = choices
      .map(({ title }) => title)
      .filter((title) => findServiceCategoryByTitle(title) === undefined);
    const rows = await directorySearchStore.countOffersAmong(
      await searchTermsOf(filter),
      [...new Set(services.map(plainText))],
      matchesMaximum + 1,
    );
    const isWhole = rows.every(({ kind, count }) => kind !== 'all' || count <= matchesMaximum);
    matchCounts.set(key, (kept = { counts: isWhole ? countsOf(rows) : null }));
  }
  return kept.counts;
}

function countsOf(rows: readonly { kind: string | undefined; name: string; count: number }[]): Counts {
  return new Map(rows.map(({ kind, name, count }) => [`${kind} ${name}`, count]));
}

function keyOf(title: string): string {
  const category = findServiceCategoryByTitle(title);
  return category === undefined ? `service ${plainText(title)}` : `category ${category.id}`;
}

/** Counted once a minute: exact numbers do not matter here. */
function listAllChoices(): Promise<ServiceChoice[]> {
  if (kept === undefined || performance.now() > kept.until) {
    const choices = countChoices();
    kept = { choices, until: performance.now() + keptMilliseconds };
    choices.catch(() => (kept = undefined));
  }
  return kept.choices;
}

async function countChoices(): Promise<ServiceChoice[]> {
  const offers = await directorySearchStore.countOffers(popularServices);
  const countOf = new Map(offers.filter(({ kind }) => kind === 'category').map(({ name, count }) => [name, count]));
  const services = offers
    .filter(({ kind, name }) => kind === 'service' && !findServiceCategory(name))
    .map(({ name }) => name);
  const counts = await directorySearchStore.countNamed(services.map(plainText));
  return [
    ...serviceCategories.map(({ id, title }) => ({ title, count: countOf.get(id) ?? 0 })),
    ...services.map((title, index) => ({ title, count: counts[index] ?? 0 })),
  ];
}
