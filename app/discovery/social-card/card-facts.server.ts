import { hash } from 'node:crypto';
import { professionalDefaults } from '#app/features/professionals/professional-display.ts';
import type { ProfileView } from '#app/features/professionals/profile-view.ts';
import { centsFromDollars, formatDollars } from '#app/lib/money.ts';

/** What the picture of a shared profile says. */
export interface CardFacts {
  name: string;
  headline: string | null;
  place: string | null;
  /** "From $45.00". */
  price: string | null;
  verified: boolean;
  /** Only a true average (OPEN-35). */
  rating: { average: string; count: number } | null;
  image: string;
  tint: ProfileView['tint'];
}

/** Changes with the drawing, so that pictures made before it are not taken for current. */
const drawing = 2;

export function cardFacts(profile: ProfileView, priceFrom: string | undefined): CardFacts {
  const { name, headline, serviceArea, verified, rating, reviewCount, image, tint } = profile;
  return {
    name,
    headline,
    place: serviceArea === professionalDefaults.location ? null : serviceArea.replace(/\s+\d{5}$/, ''),
    price: priceFrom === undefined ? null : `From ${formatDollars(centsFromDollars(priceFrom))}`,
    verified,
    rating: reviewCount > 0 ? { average: rating.toFixed(1), count: reviewCount } : null,
    image,
    tint,
  };
}

/** Differs when anything on the picture does. */
export function cardVersion(facts: CardFacts): string {
  return hash('sha256', JSON.stringify([drawing, facts]), 'base64url').slice(0, 16);
}

/**
 * The picture's address; it names the version, so that whoever keeps a picture by its address fetches a changed one.
 */
export function socialCardPath(id: string, facts: CardFacts): string {
  return `/professionals/${id}/social-card.jpg?v=${cardVersion(facts)}`;
}
