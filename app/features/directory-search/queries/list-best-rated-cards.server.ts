import { directorySearchStore } from '../directory-search-store.server.ts';

/**
 * Lists the cards of the verified professionals that clients rated best, each a DirectoryCard as stored JSON text;
 * nobody without a review, whose 4.5 stars are only assumed.
 */
export function listBestRatedCards(limit: number): Promise<string[]> {
  return directorySearchStore.listBestRated(limit);
}
