import { anyProfessional } from '../../search/directory-filter.ts';
import { searchDirectory } from '../../search/queries/search-directory.server.ts';
import { toCardView, type CardView } from '../card-view.server.ts';
import type { DirectoryCard } from '../directory-card.ts';

/** Lists the verified professionals that clients rated best; nobody without a review. */
export async function listBestRated(limit: number): Promise<CardView[]> {
  const now = new Date();
  const { cards } = await searchDirectory(
    { ...anyProfessional, verified: true, sort: 'rating' },
    { cursor: undefined, limit },
  );
  return cards
    .map((card) => toCardView(JSON.parse(card) as DirectoryCard, now))
    .filter(({ reviewCount }) => reviewCount !== null);
}
