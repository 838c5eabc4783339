import type { ReviewNotice } from '#app/features/reviews/review-events.ts';
import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { reviewNoticeContent } from '../review-mail.ts';
import { sendStandardMail } from './send-standard-mail.server.ts';

/**
 * Mails what the team decided about a review.
 * @throws if the mail server does not accept it; the job retries
 */
export async function sendReviewNotice(notice: ReviewNotice, { id }: JobAttempt): Promise<void> {
  await sendStandardMail({ id, to: notice.email, words: reviewNoticeContent(notice) });
}
