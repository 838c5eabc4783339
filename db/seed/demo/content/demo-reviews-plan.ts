import type { ServiceCategoryId } from '#app/features/services/catalogue/categories.ts';
import { demoReplies, generalWords, wordsByCategory } from './demo-review-words.ts';
import { seededRandom } from './seeded-random.ts';

/** A demo visit that took place. */
export interface DemoVisit {
  bookingId: string;
  professionalUsername: string;
  categoryId: ServiceCategoryId;
  clientEmail: string;
  endedAt: Date;
}

export interface PlannedReview {
  visit: DemoVisit;
  stars: 1 | 2 | 3 | 4 | 5;
  text: string;
  createdAt: Date;
  reply: string | null;
  repliedAt: Date | null;
}

const hour = 3_600_000;

/**
 * Plans the reviews of the demo: about six visits in ten are reviewed, but none of about a third of the
 * professionals, whose pages say New. The same visits give the same reviews. `own` is the account whose visits are
 * left for whoever tries the demo to review: only its visit with professional@doorstep.test has a review.
 */
export function planDemoReviews(
  visits: readonly DemoVisit[],
  own: { email: string; professional: string },
  now: Date,
): PlannedReview[] {
  const usernames = [...new Set(visits.map(({ professionalUsername }) => professionalUsername))];
  return usernames.flatMap((username) => {
    const random = seededRandom(`reviews of ${username}`);
    const isUnreviewed = random.chance(33) && username !== own.professional;
    const ofOne = visits.filter(({ professionalUsername }) => professionalUsername === username);
    const words = wordsFor(ofOne[0]?.categoryId, random.between(0, 100));
    const reviewed = ofOne.filter(({ clientEmail }) =>
      clientEmail === own.email ? username === own.professional : random.chance(60),
    );
    if (isUnreviewed) return [];
    return reviewed.slice(0, words.length).flatMap((visit, index) => {
      const said = words[index];
      const createdAt = new Date(visit.endedAt.getTime() + random.between(3, 90) * hour);
      const repliedAt = new Date(createdAt.getTime() + random.between(2, 40) * hour);
      const reply =
        said && said.text !== '' && repliedAt < now && random.chance(45)
          ? (random.pick(demoReplies[said.stars > 3 ? 'happy' : 'unhappy']) ?? null)
          : null;
      return said && createdAt < now
        ? [{ visit, ...said, createdAt, reply, repliedAt: reply === null ? null : repliedAt }]
        : [];
    });
  });
}

/**
 * Every text once: two of the category, general ones from a starting index on, the rest of the category, then the
 * remaining general ones.
 */
function wordsFor(categoryId: ServiceCategoryId | undefined, from: number) {
  const ofTrade = categoryId ? wordsByCategory[categoryId] : [];
  const start = from % generalWords.length;
  return [...ofTrade.slice(0, 2), ...generalWords.slice(start), ...ofTrade.slice(2), ...generalWords.slice(0, start)];
}
