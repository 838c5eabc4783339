import { anyProfessional } from '#app/features/directory-search/directory-filter.ts';
import { searchDirectory } from '#app/features/directory-search/queries/search-directory.server.ts';
import { cardViewOf, type CardView } from '../card-view.server.ts';

/** Lists the verified professionals that clients rated best; nobody without a review. */
export async function listBestRated(limit: number): Promise<CardView[]> {
  const now = new Date();
  const { cards } = await searchDirectory(
    { ...anyProfessional, verified: true, sort: 'rating' },
    { cursor: undefined, limit },
  );
  return cards.map((card) => cardViewOf(card, now)).filter(({ reviewCount }) => reviewCount !== null);
}
