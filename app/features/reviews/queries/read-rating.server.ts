import { database } from '#app/platform/database/database.server.ts';
import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import { starChoices } from '../review.ts';
import type { RatingSummary } from '../review-dto.ts';
import { reviewsStore } from '../reviews-store.server.ts';

/** Returns the rating of a professional: reads one row, however many reviews there are. */
export async function readRating(professionalId: string, db: ReadOnlyConnection = database()): Promise<RatingSummary> {
  const row = await reviewsStore.findRating(db, professionalId);
  return {
    average: row?.rating ? Number(row.rating) : null,
    count: row?.review_count ?? 0,
    distribution: starChoices.toReversed().map((stars) => ({ stars, count: row?.[`stars_${stars}`] ?? 0 })),
  };
}
