import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import type { DecidedReview, ReviewDecision } from '../review.ts';
import type { ReviewDecisionRequest } from '../review.schema.ts';
import { reviewErrors } from '../reviews.errors.ts';
import { reviewsStore, type PartiesReviewRow } from '../reviews-store.server.ts';
import { mailReviewNotice, publishReviewEvent } from './publish-review-event.server.ts';

const outcomes: Record<ReviewDecision, DecidedReview> = { hide: 'hidden', restore: 'restored', keep: 'kept' };

/**
 * Hides a review, shows it again, or keeps a reported one, for the team: adds an audit entry and mails those it
 * concerns. Repeating the same decision with the same reason succeeds, as after a lost answer.
 * @throws AppError review_not_found; review_decided if the review has changed since, so that the decision no longer
 * applies; with the saved review if its author has changed what it says
 */
export function decideReview(
  reviewId: string,
  adminId: string,
  { action, reason, base }: ReviewDecisionRequest,
  now = new Date(),
): Promise<void> {
  return inTransaction(async (trx) => {
    await reviewsStore.lockById(trx, reviewId);
    const review = await reviewsStore.findById(trx, reviewId);
    if (!review) throw new AppError(reviewErrors.review_not_found);
    const decision = outcomes[action];
    if (review.decision === decision && review.decision_reason === reason && !isOpenTo(action, review)) return;
    if (!isOpenTo(action, review)) throw new AppError(reviewErrors.review_decided);
    refuseUnseen(review, base);
    await reviewsStore.update(trx, reviewId, {
      hidden_at: action === 'hide' ? now : null,
      is_report_open: false,
      decision,
      decision_reason: reason,
      decided_at: now,
    });
    await recordAuditEntry(trx, {
      actorId: adminId,
      action: `review.${decision}`,
      subjectType: 'review',
      subjectId: reviewId,
      details: { reported: review.is_report_open },
    });
    await tell(trx, review, decision, reason);
    await publishReviewEvent(trx, {
      name: 'changed',
      bookingId: review.booking_id,
      professionalId: review.professional_id,
    });
  });
}

function isOpenTo(action: ReviewDecision, { hidden_at, is_report_open }: PartiesReviewRow): boolean {
  if (action === 'restore') return hidden_at !== null;
  return hidden_at === null && (action === 'hide' || is_report_open);
}

function refuseUnseen({ stars, text }: PartiesReviewRow, base: ReviewDecisionRequest['base']): void {
  if (!base || (base.stars === stars && base.text === text)) return;
  throw new AppError(reviewErrors.review_decided, { extra: { saved: { stars, text } } });
}

/** Notifies the author when a review is hidden or restored, and the professional of the outcome of a report. */
async function tell(
  trx: Transaction,
  review: PartiesReviewRow,
  decision: DecidedReview,
  reason: string,
): Promise<void> {
  const facts = { reason, serviceName: review.service_name };
  if (decision !== 'kept' && review.author_email !== null) {
    await mailReviewNotice(trx, {
      ...facts,
      decision,
      recipient: 'client',
      email: review.author_email,
      firstName: review.author_first_name ?? '',
    });
  }
  if (!review.is_report_open && decision !== 'restored') return;
  await mailReviewNotice(trx, {
    ...facts,
    decision,
    recipient: 'professional',
    email: review.owner_email,
    firstName: review.owner_first_name,
  });
}
