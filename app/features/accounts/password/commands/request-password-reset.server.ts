import * as z from 'zod/mini';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';

/** A request for a password link; notifications renders and sends the mail. */
export const passwordResetRequests = defineQueue(
  'account.password-reset-request',
  z.object({ email: z.string() }),
  mailPatience,
);

/**
 * Requests the mail with the link. A job looks the email up after the answer: known and unknown emails cost the same
 * and take the same time (OPEN-56).
 */
export function requestPasswordReset(email: string): Promise<void> {
  return inTransaction((trx) => enqueue(trx, passwordResetRequests, { email }));
}
