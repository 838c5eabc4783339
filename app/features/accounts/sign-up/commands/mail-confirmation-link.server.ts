import * as z from 'zod/mini';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';

/**
 * The queue of confirmation mails; notifications renders and sends them. `isApplication` if the link leads back to an
 * application, which only the browser it was written in has; jobs of earlier releases don't say.
 */
export const confirmationMails = defineQueue(
  'account.confirmation-mail',
  z.object({ email: z.string(), url: z.string(), isApplication: z.optional(z.boolean()) }),
  mailPatience,
);

/** Queues the mail, so that a mail server that is down loses no confirmation link. */
export function mailConfirmationLink(
  trx: Transaction,
  mail: { email: string; url: string; isApplication: boolean },
): Promise<void> {
  return enqueue(trx, confirmationMails, mail);
}
