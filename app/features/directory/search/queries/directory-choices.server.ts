import { findServiceCategory, serviceCategories } from '#app/features/services/catalogue/categories.ts';
import { directorySearchStore } from '../directory-search-store.server.ts';

/** A service or category to filter by, with how many professionals offer it. */
export type ServiceChoice = { title: string; count: number };

const popularServices = 12;
const keptMilliseconds = 60_000;

let kept: { choices: Promise<ServiceChoice[]>; until: number } | undefined;

/**
 * Lists the seven categories, then the most offered services. Counted once a minute: exact numbers do not matter
 * here.
 */
export function listServiceChoices(): Promise<ServiceChoice[]> {
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
  return [
    ...serviceCategories.map(({ id, title }) => ({ title, count: countOf.get(id) ?? 0 })),
    ...offers.flatMap(({ kind, name, count }) =>
      kind === 'service' && !findServiceCategory(name) ? [{ title: name, count }] : [],
    ),
  ];
}
