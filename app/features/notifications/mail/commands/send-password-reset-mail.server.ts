import { createElement } from 'react';
import { createPasswordResetLink } from '#app/features/accounts/password/commands/create-password-reset-link.server.ts';
import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { renderMail } from '#app/platform/mail/render-mail.server.ts';

/**
 * Mails the link for a new password, if the email belongs to an account.
 * @throws if the mail server does not accept it; the job retries
 */
export async function sendPasswordResetMail({ email }: { email: string }, { id }: JobAttempt): Promise<void> {
  const url = await createPasswordResetLink(email);
  if (!url) return;
  const { PasswordResetMail } = await import('../templates/password-reset-mail.tsx');
  const content = await renderMail(createElement(PasswordResetMail, { url }));
  await sendMail({ id, to: email, subject: 'Choose a new password', ...content });
}
