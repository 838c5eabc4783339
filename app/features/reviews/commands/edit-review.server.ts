import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { mayEditReview } from '../review.ts';
import type { ReviewChange } from '../review.schema.ts';
import { reviewErrors } from '../reviews.errors.ts';
import { reviewsStore } from '../reviews-store.server.ts';
import { holdReview } from './hold-review.server.ts';
import { publishReviewEvent } from './publish-review-event.server.ts';

/**
 * Edits a review for its author. Earlier decisions of the team about it no longer apply: it can be reported again.
 * @throws AppError review_not_found for anybody but the author; review_hidden; review_fixed; own_review_changed, with
 * the saved review, if it changed since it was read
 */
export function editReview(
  reviewId: string,
  clientId: string,
  { stars, text, base }: ReviewChange,
  now = new Date(),
): Promise<void> {
  return inTransaction(async (trx) => {
    const review = await holdReview(trx, reviewId, 'client', clientId);
    if (review.stars === stars && review.text === text) return;
    if (base && (base.stars !== review.stars || base.text !== review.text))
      throw new AppError(reviewErrors.own_review_changed, {
        extra: { saved: { stars: review.stars, text: review.text } },
      });
    if (review.hidden_at !== null) throw new AppError(reviewErrors.review_hidden);
    if (!mayEditReview(review, now)) throw new AppError(reviewErrors.review_fixed);
    const report = review.is_report_open ? {} : { reported_at: null, report_reason: null };
    await reviewsStore.update(trx, reviewId, { stars, text, edited_at: now, ...report });
    await publishReviewEvent(trx, {
      name: 'changed',
      bookingId: review.booking_id,
      professionalId: review.professional_id,
    });
  });
}
