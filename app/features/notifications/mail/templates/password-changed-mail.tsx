import { use } from 'react';
import { MailLayout, MailText } from './mail-layout.tsx';
import { MailSiteContext } from './mail-site.ts';

/** The mail about a password change. */
export function PasswordChangedMail() {
  const { baseUrl } = use(MailSiteContext);
  return (
    <MailLayout
      preview="If this was you, there is nothing to do."
      heading="Your password was changed"
      action={{ label: 'It was not me', href: `${baseUrl}/forgot-password` }}
      note="The button leads to a page where you can choose a new password at once. Look after your mailbox's password, too."
    >
      <MailText>
        The password of your Doorstep account was just changed, and every other device was signed out.
      </MailText>
      <MailText>If this was you, there is nothing to do.</MailText>
    </MailLayout>
  );
}
