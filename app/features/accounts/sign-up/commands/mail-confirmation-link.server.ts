import * as z from 'zod/mini';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';

/** The queue of confirmation mails; notifications renders and sends them. */
export const confirmationMails = defineQueue(
  'account.confirmation-mail',
  z.object({ email: z.string(), url: z.string() }),
  mailPatience,
);

/** Queues the mail, so that a mail server that is down loses no confirmation link. */
export function mailConfirmationLink(trx: Transaction, email: string, url: string): Promise<void> {
  return enqueue(trx, confirmationMails, { email, url });
}
