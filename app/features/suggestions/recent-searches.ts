import { personalKeys, type BrowserStorage } from '#app/lib/browser/browser-storage.ts';
import { anyProfessional, filterQuery, titlesIn } from '#app/features/directory-search/directory-filter.ts';

/** What somebody searched for in this browser; the day is left out, it passes. */
export type RecentSearch = { search: string; services: string[]; place: string };

const recentMaximum = 5;

/** Reads the latest searches, the last one first. Storage that is unavailable or holds something else counts as empty. */
export function readRecentSearches(storage: BrowserStorage): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(personalKeys.recentSearches) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, recentMaximum) : [];
  } catch {
    return [];
  }
}

/** Puts a search in front of the others; one without any word is not kept. */
export function saveRecentSearch(storage: BrowserStorage, search: RecentSearch): void {
  const url = recentSearchUrl(search);
  if (url === recentSearchUrl({ search: '', services: [], place: '' })) return;
  const others = readRecentSearches(storage).filter((other) => recentSearchUrl(other) !== url);
  try {
    storage.setItem(personalKeys.recentSearches, JSON.stringify([search, ...others].slice(0, recentMaximum)));
  } catch {
    // A full storage keeps what it has.
  }
}

export function clearRecentSearches(storage: BrowserStorage): void {
  storage.removeItem(personalKeys.recentSearches);
}

/** The directory with this search. */
export function recentSearchUrl({ search, services, place }: RecentSearch): string {
  return `/professionals?${filterQuery({ ...anyProfessional, search, services, place, sort: search.trim() ? 'relevance' : 'rating' })}`;
}

/** Reads the search of a form; a field that it does not have is empty. */
export function searchOfForm(form: HTMLFormElement): RecentSearch {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  return { search: text('search'), services: titlesIn(fields), place: text('place') };
}

function isRecentSearch(kept: unknown): kept is RecentSearch {
  if (typeof kept !== 'object' || kept === null) return false;
  const { search, services, place } = kept as Partial<Record<keyof RecentSearch, unknown>>;
  return (
    typeof search === 'string' &&
    typeof place === 'string' &&
    Array.isArray(services) &&
    services.every((title) => typeof title === 'string')
  );
}
