import { tintOfCategory } from '#app/features/services/catalogue/category-tint.ts';
import type { CardView } from '../cards/card-view.server.ts';
import type { DirectoryCard } from '#app/features/directory-entries/directory-card.ts';
import { featuredMaximum } from './featured.schema.ts';

/** A featured professional as shown in the admin's list. */
export type FeaturedPick = { id: string; name: string; image: string | null; tint: string; about: string };

export function pickOfView({ id, name, image, tint, services, location }: CardView): FeaturedPick {
  return { id, name, image, tint, about: [services, location].filter(Boolean).join(' · ') };
}

type Found = Pick<
  DirectoryCard,
  'id' | 'name' | 'image' | 'headline' | 'service_names' | 'service_area' | 'category_ids'
>;

export function pickOfCard({
  id,
  name,
  image,
  headline,
  service_names,
  service_area,
  category_ids,
}: Found): FeaturedPick {
  const about = [headline ?? service_names[0], service_area].filter(Boolean).join(' · ');
  return { id, name, image, tint: tintOfCategory(category_ids[0]), about };
}

/** Appends a professional; no change if the list is full or already has them. */
export function addPick(picks: readonly FeaturedPick[], pick: FeaturedPick): readonly FeaturedPick[] {
  return picks.length >= featuredMaximum || picks.some(({ id }) => id === pick.id) ? picks : [...picks, pick];
}

/** Moves one place up (-1) or down (1); no change at either end of the list. */
export function movePick(picks: readonly FeaturedPick[], index: number, by: -1 | 1): readonly FeaturedPick[] {
  const [moved, other] = [picks[index], picks[index + by]];
  if (!moved || !other) return picks;
  return picks.map((pick, place) => (place === index ? other : place === index + by ? moved : pick));
}
