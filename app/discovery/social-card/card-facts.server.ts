import { hash } from 'node:crypto';
import { professionalDefaults } from '#app/features/professionals/display/professional-display.ts';
import type { ProfileView } from '#app/features/professionals/display/profile-view.ts';
import { formatDollarText } from '#app/lib/money.ts';

/** The content of a shared profile's picture. */
export interface CardFacts {
  name: string;
  headline: string | null;
  place: string | null;
  /** "From $45.00". */
  price: string | null;
  verified: boolean;
  /** A true average only; null without reviews (OPEN-35). */
  rating: { average: string; count: number } | null;
  image: string;
  tint: ProfileView['tint'];
}

/** Increase when the drawing changes, so that pictures drawn before count as outdated. */
const drawing = 2;

export function cardFacts(profile: ProfileView, priceFrom: string | undefined): CardFacts {
  const { name, headline, serviceArea, verified, rating, reviewCount, image, tint } = profile;
  return {
    name,
    headline,
    place: serviceArea === professionalDefaults.location ? null : serviceArea.replace(/\s+\d{5}$/, ''),
    price: priceFrom === undefined ? null : `From ${formatDollarText(priceFrom)}`,
    verified,
    rating: reviewCount > 0 ? { average: rating.toFixed(1), count: reviewCount } : null,
    image,
    tint,
  };
}

/** Returns a version that changes with anything on the picture. */
export function cardVersion(facts: CardFacts): string {
  return hash('sha256', JSON.stringify([drawing, facts]), 'base64url').slice(0, 16);
}

/** Returns the picture's URL. It contains the version, so that whoever caches by URL fetches a changed picture. */
export function socialCardPath(id: string, facts: CardFacts): string {
  return `/professionals/${id}/social-card.jpg?v=${cardVersion(facts)}`;
}
