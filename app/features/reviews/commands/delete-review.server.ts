import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { reviewErrors } from '../reviews.errors.ts';
import { reviewsStore } from '../reviews-store.server.ts';
import { holdReview } from './hold-review.server.ts';
import { publishReviewEvent } from './publish-review-event.server.ts';

/**
 * Deletes a review for its author, including the reply. A review hidden by the team stays: otherwise it could be
 * written anew.
 * @throws AppError review_not_found for anybody but the author; review_hidden
 */
export function deleteReview(reviewId: string, clientId: string): Promise<void> {
  return inTransaction(async (trx) => {
    const { booking_id, professional_id, hidden_at } = await holdReview(trx, reviewId, 'client', clientId);
    if (hidden_at !== null) throw new AppError(reviewErrors.review_hidden);
    await reviewsStore.remove(trx, reviewId);
    await publishReviewEvent(trx, { name: 'changed', bookingId: booking_id, professionalId: professional_id });
  });
}
