import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { reviewErrors } from '../reviews.errors.ts';
import { reviewsStore } from '../reviews-store.server.ts';
import { holdReview } from './hold-review.server.ts';
import { publishReviewEvent } from './publish-review-event.server.ts';

/**
 * Reports a review to the team for its professional; the review stays visible until the team decides. Repeating the
 * same reason succeeds.
 * @throws AppError review_not_found for anybody else; review_hidden; review_reported
 */
export function reportReview(reviewId: string, ownerId: string, reason: string, now = new Date()): Promise<void> {
  return inTransaction(async (trx) => {
    const review = await holdReview(trx, reviewId, 'professional', ownerId);
    if (review.is_report_open && review.report_reason === reason) return;
    if (review.hidden_at !== null) throw new AppError(reviewErrors.review_hidden);
    if (review.reported_at !== null) throw new AppError(reviewErrors.review_reported);
    await reviewsStore.update(trx, reviewId, { reported_at: now, report_reason: reason, is_report_open: true });
    await publishReviewEvent(trx, {
      name: 'changed',
      bookingId: review.booking_id,
      professionalId: review.professional_id,
    });
  });
}
