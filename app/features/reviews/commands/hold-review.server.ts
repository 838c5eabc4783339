import type { BookingParty } from '#app/features/bookings/booking.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { sideOfReview } from '../review.policy.ts';
import { reviewErrors } from '../reviews.errors.ts';
import { reviewsStore, type PartiesReviewRow } from '../reviews-store.server.ts';

/**
 * Locks a review until the transaction ends, for the party that acts on it.
 * @throws AppError review_not_found, also if it is not the caller's on that side
 */
export async function holdReview(
  trx: Transaction,
  reviewId: string,
  side: BookingParty,
  userId: string,
): Promise<PartiesReviewRow> {
  await reviewsStore.lockById(trx, reviewId);
  const review = await reviewsStore.findById(trx, reviewId);
  if (!review || sideOfReview(review, userId) !== side) throw new AppError(reviewErrors.review_not_found);
  return review;
}
