import { createElement } from 'react';
import type * as z from 'zod/mini';
import type { paymentLinkMails } from '#app/features/hand-entered-visits/commands/payment-link-mails.server.ts';
import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { renderMail } from '#app/platform/mail/render-mail.server.ts';

/**
 * Mails somebody the link that pays for a visit, because their professional asked for it.
 * @throws if the mail server does not accept it; the job retries
 */
export async function sendPaymentLinkMail(
  { email, ...facts }: z.output<(typeof paymentLinkMails)['payload']>,
  { id }: JobAttempt,
): Promise<void> {
  const { PaymentLinkMail } = await import('../templates/payment-link-mail.tsx');
  const content = await renderMail(createElement(PaymentLinkMail, facts));
  await sendMail({ id, to: email, subject: `Pay for your visit with ${facts.professional}`, ...content });
}
