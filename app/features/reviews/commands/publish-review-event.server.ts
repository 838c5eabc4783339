import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { reviewEvent, reviewNotice, type ReviewEvent, type ReviewNotice } from '../review-events.ts';

/** What happens to reviews, enqueued in the transaction of the change: told if and only if it happened. */
export const reviewEvents = defineQueue('reviews.event', reviewEvent);

/** Decisions of the team, for those whom they concern. */
export const reviewNotices = defineQueue('reviews.notice', reviewNotice);

export function publishReviewEvent(trx: Transaction, event: ReviewEvent): Promise<void> {
  return enqueue(trx, reviewEvents, event);
}

export function mailReviewNotice(trx: Transaction, notice: ReviewNotice): Promise<void> {
  return enqueue(trx, reviewNotices, notice);
}
