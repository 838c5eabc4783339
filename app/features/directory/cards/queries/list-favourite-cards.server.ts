import { listFavourites } from '#app/features/favourites/queries/list-favourites.server.ts';
import { toCardView, type CardView } from '../card-view.server.ts';
import { findCards } from '#app/features/directory-entries/queries/find-cards.server.ts';

export interface FavouriteCards {
  /** Most recently saved first. */
  cards: CardView[];
  /** Saved, but currently not listed. */
  unlistedIds: string[];
}

/** Lists a person's favorites as cards. */
export async function listFavouriteCards(profileId: string): Promise<FavouriteCards> {
  const ids = (await listFavourites(profileId)).map(({ professional_id }) => professional_id);
  if (ids.length === 0) return { cards: [], unlistedIds: [] };
  const now = new Date();
  const listed = await findCards(ids);
  const byId = new Map(listed.map((card) => [card.id, card]));
  return {
    cards: ids.flatMap((id) => {
      const card = byId.get(id);
      return card ? [toCardView(card, now)] : [];
    }),
    unlistedIds: ids.filter((id) => !byId.has(id)),
  };
}
