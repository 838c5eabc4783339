import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { closureMailContent } from '../closure-mail.ts';
import type { ClosureMail } from './queue-closure-mail.server.ts';
import { sendStandardMail } from './send-standard-mail.server.ts';

/**
 * Sends the mail that confirms a deletion.
 * @throws if the mail server does not accept it; the job retries
 */
export async function sendClosureMail({ email, ...mail }: ClosureMail, { id }: JobAttempt): Promise<void> {
  await sendStandardMail({ id, to: email, words: closureMailContent(mail) });
}
