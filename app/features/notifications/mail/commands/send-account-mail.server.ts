import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { closureMailContent } from '../closure-mail.ts';
import type { ClosureMail } from './queue-closure-mail.server.ts';
import { sendStandardMail } from './send-standard-mail.server.ts';
import { createElement } from 'react';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { renderMail } from '#app/platform/mail/render-mail.server.ts';

/**
 * Sends the mail that confirms a deletion.
 * @throws if the mail server does not accept it; the job retries
 */
export async function sendClosureMail({ email, ...mail }: ClosureMail, { id }: JobAttempt): Promise<void> {
  await sendStandardMail({ id, to: email, words: closureMailContent(mail) });
}

/**
 * Mails a person that their password was changed.
 * @throws if the mail server does not accept it; the job retries
 */
export async function sendPasswordChangedMail({ email }: { email: string }, { id }: JobAttempt): Promise<void> {
  const { PasswordChangedMail } = await import('../templates/password-changed-mail.tsx');
  const content = await renderMail(createElement(PasswordChangedMail));
  await sendMail({ id, to: email, subject: 'Your password was changed', ...content });
}
