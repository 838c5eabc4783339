import { createElement } from 'react';
import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { renderMail } from '#app/platform/mail/render-mail.server.ts';

/**
 * Mails the link that confirms an email.
 * @throws if the mail server does not accept it; the job retries
 */
export async function sendConfirmationMail(
  { email, url, isApplication }: { email: string; url: string; isApplication?: boolean | undefined },
  { id }: JobAttempt,
): Promise<void> {
  const { ConfirmationMail } = await import('../templates/confirmation-mail.tsx');
  const content = await renderMail(createElement(ConfirmationMail, { url, isApplication }));
  await sendMail({ id, to: email, subject: 'Confirm your email', ...content });
}
