import { database } from '#app/platform/database/database.server.ts';
import { starChoices } from '../review.ts';
import type { RatingSummary } from '../review-dto.ts';
import { reviewsStore } from '../reviews-store.server.ts';

/** The reviews of a professional in numbers: one row, however many there are. */
export async function readRating(professionalId: string): Promise<RatingSummary> {
  const row = await reviewsStore.findRating(database(), professionalId);
  return {
    average: row?.rating ? Number(row.rating) : null,
    count: row?.review_count ?? 0,
    distribution: starChoices.toReversed().map((stars) => ({ stars, count: row?.[`stars_${stars}`] ?? 0 })),
  };
}
