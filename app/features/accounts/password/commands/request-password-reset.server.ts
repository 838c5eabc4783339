import * as z from 'zod/mini';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';

/** Who asked for a link to choose a new password; notifications words and sends the mail. */
export const passwordResetRequests = defineQueue('account.password-reset-request', z.object({ email: z.string() }));

/**
 * Asks for the mail with the link. Whether anybody has this address is looked up by the job, after the answer: known
 * and unknown addresses cost the same and take the same time (OPEN-56).
 */
export function requestPasswordReset(email: string): Promise<void> {
  return inTransaction((trx) => enqueue(trx, passwordResetRequests, { email }));
}
