import { directorySearchStore } from '../directory-search-store.server.ts';

/** Counts the listed professionals of each category and of each of the most offered services. */
export function countOffers(servicesMaximum: number) {
  return directorySearchStore.countOffers(servicesMaximum);
}
