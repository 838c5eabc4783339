import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { reviewErrors } from '../reviews.errors.ts';
import { reviewsStore } from '../reviews-store.server.ts';
import { holdReview } from './hold-review.server.ts';
import { publishReviewEvent } from './publish-review-event.server.ts';

/**
 * Adds, changes or, with null, deletes the public reply of the professional of the visit.
 * @param options.base the reply that was shown before
 * @throws AppError review_not_found for anybody else; review_hidden; reply_changed since it was read
 */
export function replyToReview(
  reviewId: string,
  ownerId: string,
  reply: string | null,
  { base, now = new Date() }: { base?: string | null | undefined; now?: Date } = {},
): Promise<void> {
  return inTransaction(async (trx) => {
    const review = await holdReview(trx, reviewId, 'professional', ownerId);
    if (review.reply === reply) return;
    if (base !== undefined && base !== review.reply)
      throw new AppError(reviewErrors.reply_changed, { extra: { saved: review.reply } });
    if (review.hidden_at !== null) throw new AppError(reviewErrors.review_hidden);
    await reviewsStore.update(trx, reviewId, { reply, replied_at: reply === null ? null : now });
    const name = reply !== null && review.reply === null ? 'replied' : 'changed';
    await publishReviewEvent(trx, { name, bookingId: review.booking_id, professionalId: review.professional_id });
  });
}
