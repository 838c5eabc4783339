import type { CardView } from '#app/features/directory/cards/card-view.server.ts';
import { featuredMaximum } from '#app/features/directory/featured/featured.schema.ts';
import { listFeatured } from '#app/features/directory/featured/queries/list-featured.server.ts';
import { listFreeSoon } from '#app/features/directory/cards/queries/list-free-soon.server.ts';
import { serviceCategories } from '#app/features/services/catalogue/categories.ts';
import { cachedUntilChanged } from '#app/platform/http/pages/page-cache.server.ts';
import { log } from '#app/platform/log/log.server.ts';

const freeSoonShown = 3;

const featuredCards = cachedUntilChanged(listFeatured);
const freeSoonCards = cachedUntilChanged(() => listFreeSoon(featuredMaximum + freeSoonShown));
const freeSoonOfCategory = new Map(
  serviceCategories.map(({ title }) => [title as string, cachedUntilChanged(() => listFreeSoon(freeSoonShown, title))]),
);

/**
 * Returns the professionals of the home page, each of them once. A list that cannot be loaded is empty, so that the
 * rest of the page still works.
 */
export async function homeProfessionals(): Promise<{ featured: CardView[]; freeSoon: CardView[] }> {
  const [featured, free] = await Promise.all([orNobody(featuredCards()), orNobody(freeSoonCards())]);
  const others = free.filter(({ id }) => featured.every((pick) => pick.id !== id));
  return { featured, freeSoon: others.slice(0, freeSoonShown) };
}

/** Returns who of a category is free soon, for the category's page. */
export async function categoryProfessionals(title: string): Promise<CardView[]> {
  const cards = freeSoonOfCategory.get(title);
  return cards ? orNobody(cards()) : [];
}

async function orNobody(cards: Promise<CardView[]>): Promise<CardView[]> {
  try {
    // A rail shows faces and free hours; bios are on the profile pages.
    return (await cards).map((card) => ({ ...card, bio: null }));
  } catch (error) {
    log.error({ err: error }, 'the professionals of a page could not be loaded');
    return [];
  }
}
