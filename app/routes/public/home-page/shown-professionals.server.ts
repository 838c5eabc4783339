import type { CardView } from '#app/features/directory/cards/card-view.server.ts';
import { featuredMaximum } from '#app/features/directory/featured/featured.schema.ts';
import { listFeatured } from '#app/features/directory/featured/queries/list-featured.server.ts';
import { listBestRated } from '#app/features/directory/cards/queries/list-best-rated.server.ts';
import { listFreeSoon } from '#app/features/directory/cards/queries/list-free-soon.server.ts';
import { serviceCategories } from '#app/features/services/catalogue/categories.ts';
import { cachedUntilChanged } from '#app/platform/http/pages/page-cache.server.ts';
import { log } from '#app/platform/log/log.server.ts';

const freeSoonShown = 3;

const featuredCards = cachedUntilChanged(() => forRail(listFeatured()));
// As many more as may stand among those who are free soon.
const bestRatedCards = cachedUntilChanged(() => forRail(listBestRated(featuredMaximum + freeSoonShown)));
const freeSoonCards = cachedUntilChanged(() => forRail(listFreeSoon(featuredMaximum + freeSoonShown)));
const freeSoonOfCategory = new Map(
  serviceCategories.map(({ title }) => [
    title as string,
    cachedUntilChanged(() => forRail(listFreeSoon(freeSoonShown, title))),
  ]),
);

/** Who stands in the featured block: an admin's picks, or without any the best rated. */
export interface Featured {
  by: 'admins' | 'clients';
  cards: CardView[];
}

/**
 * Returns the professionals of the home page, each of them once. A list that cannot be loaded is empty, so that the
 * rest of the page still works.
 */
export async function homeProfessionals(): Promise<{ featured: Featured; freeSoon: CardView[] }> {
  const [picks, free] = await Promise.all([orNobody(featuredCards()), orNobody(freeSoonCards())]);
  const freeSoon = without(picks, free).slice(0, freeSoonShown);
  if (picks.length > 0) return { featured: { by: 'admins', cards: picks }, freeSoon };
  const rated = without(freeSoon, await orNobody(bestRatedCards()));
  return { featured: { by: 'clients', cards: rated.slice(0, featuredMaximum) }, freeSoon };
}

function without(shown: readonly CardView[], cards: readonly CardView[]): CardView[] {
  return cards.filter(({ id }) => shown.every((card) => card.id !== id));
}

/** Returns who of a category is free soon, for the category's page. */
export async function categoryProfessionals(title: string): Promise<CardView[]> {
  const cards = freeSoonOfCategory.get(title);
  return cards ? orNobody(cards()) : [];
}

/** A rail shows faces and free hours; bios are on the profile pages. */
async function forRail(cards: Promise<CardView[]>): Promise<CardView[]> {
  return (await cards).map((card) => ({ ...card, bio: null }));
}

async function orNobody(cards: Promise<CardView[]>): Promise<CardView[]> {
  try {
    return await cards;
  } catch (error) {
    log.error({ err: error }, 'the professionals of a page could not be loaded');
    return [];
  }
}
