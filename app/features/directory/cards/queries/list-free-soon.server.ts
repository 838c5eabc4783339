import { cardViewOf, type CardView } from '../card-view.server.ts';
import { anyProfessional } from '#app/features/directory-search/directory-filter.ts';
import { searchDirectory } from '#app/features/directory-search/queries/search-directory.server.ts';

/**
 * Lists the verified professionals with the nearest free slots, soonest first; of one category if its title is given.
 */
export async function listFreeSoon(limit: number, categoryTitle?: string): Promise<CardView[]> {
  const now = new Date();
  const services = categoryTitle === undefined ? [] : [categoryTitle];
  const { cards } = await searchDirectory(
    { ...anyProfessional, services, verified: true, sort: 'next_free' },
    { cursor: undefined, limit },
  );
  return cards.map((card) => cardViewOf(card, now)).filter(({ freeSlots }) => freeSlots.length > 0);
}
