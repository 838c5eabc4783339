import { readOnlyDatabase } from '#app/platform/database/replicas/read-only.server.ts';
import { toCardView, type CardView } from '../../cards/card-view.server.ts';
import { featuredStore } from '../featured-store.server.ts';

/** Lists the professionals whom admins picked for the home page, at most three, in their order (OPEN-15). */
export async function listFeatured(): Promise<CardView[]> {
  const now = new Date();
  const cards = await featuredStore.listCards(readOnlyDatabase());
  return cards.map((card) => toCardView(card, now));
}
