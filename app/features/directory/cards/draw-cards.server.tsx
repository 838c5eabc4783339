import { drawOnce } from '#app/platform/http/pages/render-once.server.tsx';
import { toServerHtml, type PageHtml } from '#app/platform/http/pages/server-html.server.ts';
import type { CardView } from './card-view.server.ts';
import { ProfessionalCard } from './components/professional-card.tsx';
import type { DrawnCard } from './drawn-card.ts';
import type { FavouriteCards } from './queries/list-favourite-cards.server.ts';

interface DrawOptions {
  /** How many of the first ones are near the top of the page: their pictures load first. */
  eager?: number;
  isFavourite?: boolean;
}

/** Draws cards for a page; one that was drawn before is not drawn again. */
export function drawCards(
  page: PageHtml,
  cards: readonly CardView[],
  { eager = 0, isFavourite = false }: DrawOptions = {},
): DrawnCard[] {
  return cards.map((card, index) => {
    const isEager = index < eager;
    const drawn = drawOnce(
      card,
      `${isEager} ${isFavourite}`,
      <ProfessionalCard card={card} eager={isEager} isFavourite={isFavourite} />,
    );
    return { id: card.id, ...toServerHtml(page, drawn) };
  });
}

export function drawFavouriteCards(page: PageHtml, { cards, unlistedIds }: FavouriteCards) {
  return { cards: drawCards(page, cards, { isFavourite: true }), unlistedIds };
}
