import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';
import { reviewEvent, reviewNotice, type ReviewEvent, type ReviewNotice } from '../review-events.ts';

/** Review events, enqueued in the transaction of the change, so they are published if and only if it commits. */
export const reviewEvents = defineQueue('reviews.event', reviewEvent);

/** The team's decisions, for those they concern. */
export const reviewNotices = defineQueue('reviews.notice', reviewNotice, mailPatience);

export function publishReviewEvent(trx: Transaction, event: ReviewEvent): Promise<void> {
  return enqueue(trx, reviewEvents, event);
}

export function mailReviewNotice(trx: Transaction, notice: ReviewNotice): Promise<void> {
  return enqueue(trx, reviewNotices, notice);
}
