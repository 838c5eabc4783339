import type { ApplicationNotice } from '#app/features/professional-review/application-notices.ts';
import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { applicationMailContent } from '../application-mail.ts';
import { sendStandardMail } from './send-standard-mail.server.ts';
import type { ReviewNotice } from '#app/features/reviews/review-events.ts';
import { reviewNoticeContent } from '../review-mail.ts';

/**
 * Mails an applicant about the review.
 * @throws if the mail server does not accept it; the job retries
 */
export async function sendApplicationMail(notice: ApplicationNotice, { id }: JobAttempt): Promise<void> {
  await sendStandardMail({ id, to: notice.email, words: applicationMailContent(notice) });
}

/**
 * Mails what the team decided about a review.
 * @throws if the mail server does not accept it; the job retries
 */
export async function sendReviewNotice(notice: ReviewNotice, { id }: JobAttempt): Promise<void> {
  await sendStandardMail({ id, to: notice.email, words: reviewNoticeContent(notice) });
}
