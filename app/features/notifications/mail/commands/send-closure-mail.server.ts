import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { closureMailWords } from '../closure-mail.ts';
import type { ClosureMail } from './queue-closure-mail.server.ts';
import { sendWords } from './send-words.server.ts';

/** Sends the mail that confirms a deletion. @throws when the mail server does not take it; the job tries again. */
export async function sendClosureMail({ email, ...mail }: ClosureMail, { id }: JobAttempt): Promise<void> {
  await sendWords({ id, to: email, words: closureMailWords(mail) });
}
