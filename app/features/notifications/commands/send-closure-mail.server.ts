import { createElement } from 'react';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { closureMailWords, type ClosureMail } from '../closure-mail.ts';
import { renderMail } from '../render-mail.server.ts';

/** Sends the mail that confirms a deletion. @throws when the mail server does not take it; the job tries again. */
export async function sendClosureMail({ email, ...mail }: ClosureMail): Promise<void> {
  const { WordsMail } = await import('../mails/words-mail.tsx');
  const words = closureMailWords(mail);
  const content = await renderMail(createElement(WordsMail, { words }));
  await sendMail({ to: email, subject: words.subject, ...content });
}
