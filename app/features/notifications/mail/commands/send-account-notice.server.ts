import { createElement } from 'react';
import type { AccountNotice } from '#app/features/accounts/notices/account-notices.ts';
import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { accountNoticeContent } from '../account-notice-mail.ts';
import { renderMail } from '#app/platform/mail/render-mail.server.ts';

/**
 * Mails a notice about an account.
 * @throws if the mail server does not accept it; the job retries
 */
export async function sendAccountNotice(notice: AccountNotice, { id }: JobAttempt): Promise<void> {
  const { AccountNoticeMail } = await import('../templates/account-notice-mail.tsx');
  const words = accountNoticeContent(notice);
  await sendMail({
    id,
    to: notice.email,
    subject: words.subject,
    ...(await renderMail(createElement(AccountNoticeMail, { words }))),
  });
}
