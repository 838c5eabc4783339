import type * as z from 'zod/mini';
import { findServiceCategory } from '#app/features/services/categories.ts';
import { centsFromDollars, formatDollars } from '#app/lib/money.ts';
import type { DirectoryCard } from './directory-card.ts';
import { freeSlotText } from './free-slot-text.ts';
import type { cardViewAnswer } from './answers/directory.server.ts';

const bioShown = 180;
const servicesShown = 3;

/** A card as the page draws it: texts are made on the server, so that the browser needs no calendar for them. */
export type CardView = z.infer<typeof cardViewAnswer>;

export function toCardView(card: DirectoryCard, now: Date): CardView {
  return {
    id: card.id,
    name: card.name,
    tint: findServiceCategory(card.category_ids[0] ?? '')?.tint ?? 'sand',
    image: card.image,
    services: servicesText(card.service_names),
    bio: card.bio === null ? null : shortened(card.bio),
    location: card.service_area?.trim() || 'Not specified',
    verified: card.verified,
    rating: card.rating,
    reviewCount: card.review_count === 0 ? null : card.review_count,
    priceFrom: card.price_from === null ? null : formatDollars(centsFromDollars(card.price_from)),
    free: freeSlotText(card.next_free_at, card.time_zone, now),
  };
}

function servicesText(names: readonly string[]): string {
  const more = names.length - servicesShown;
  return [...names.slice(0, servicesShown), ...(more > 0 ? [`${more} more`] : [])].join(' · ');
}

/** Two lines are shown; the rest would only make the page heavier. */
function shortened(bio: string): string {
  return bio.length <= bioShown ? bio : `${bio.slice(0, bioShown).replace(/\s+\S*$/, '')}…`;
}
