import { createElement } from 'react';
import type { ApplicationNotice } from '#app/features/applications/application-notices.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { applicationMailWords } from '../application-mail.ts';
import { renderMail } from '../render-mail.server.ts';

/** Mails an applicant about the review. @throws when the mail server does not take it; the job tries again. */
export async function sendApplicationMail(notice: ApplicationNotice): Promise<void> {
  const { WordsMail } = await import('../mails/words-mail.tsx');
  const words = applicationMailWords(notice);
  await sendMail({ to: notice.email, subject: words.subject, ...(await renderMail(createElement(WordsMail, { words }))) });
}
