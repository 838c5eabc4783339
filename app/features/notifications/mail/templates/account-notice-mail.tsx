import { use } from 'react';
import type { AccountNoticeContent } from '../account-notice-mail.ts';
import { MailLayout, MailText } from '#app/ui/mail/mail-layout.tsx';
import { MailSiteContext } from '#app/ui/mail/mail-site.ts';

/** The mail about a change of an account, with what to do if it was not its owner. */
export function AccountNoticeMail({ words }: { words: AccountNoticeContent }) {
  const { baseUrl } = use(MailSiteContext);
  const { label, path, isLink = false } = words.action;
  return (
    <MailLayout
      preview={words.lines[0] ?? words.heading}
      heading={words.heading}
      action={{ label, href: `${baseUrl}${path}`, address: isLink }}
      note={words.note}
      {...(words.reason ? { reason: words.reason } : {})}
    >
      {words.lines.map((line) => (
        <MailText key={line}>{line}</MailText>
      ))}
    </MailLayout>
  );
}
