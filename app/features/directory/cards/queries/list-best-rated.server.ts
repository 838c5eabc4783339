import { listBestRatedCards } from '#app/features/directory-search/queries/list-best-rated-cards.server.ts';
import { cardViewOf, type CardView } from '../card-view.server.ts';

/** Lists the verified professionals that clients rated best; nobody without a review. */
export async function listBestRated(limit: number): Promise<CardView[]> {
  const now = new Date();
  return (await listBestRatedCards(limit)).map((card) => cardViewOf(card, now));
}
