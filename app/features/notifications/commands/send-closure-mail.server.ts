import type { JobAttempt } from '#app/platform/jobs/jobs.server.ts';
import { closureMailWords, type ClosureMail } from '../closure-mail.ts';
import { sendWords } from './send-words.server.ts';

/** Sends the mail that confirms a deletion. @throws when the mail server does not take it; the job tries again. */
export async function sendClosureMail({ email, ...mail }: ClosureMail, { id }: JobAttempt): Promise<void> {
  await sendWords({ id, to: email, words: closureMailWords(mail) });
}
