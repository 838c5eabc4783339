import type { ReviewNotice } from '#app/features/reviews/review-events.ts';
import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { reviewNoticeWords } from '../review-mail.ts';
import { sendWords } from './send-words.server.ts';

/** Mails what the team decided about a review. @throws when the mail server does not take it; the job tries again. */
export async function sendReviewNotice(notice: ReviewNotice, { id }: JobAttempt): Promise<void> {
  await sendWords({ id, to: notice.email, words: reviewNoticeWords(notice) });
}
