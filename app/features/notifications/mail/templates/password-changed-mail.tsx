import { use } from 'react';
import { MailLayout, MailText } from '#app/ui/mail/mail-layout.tsx';
import { MailSiteContext } from '#app/ui/mail/mail-site.ts';

/** The mail about a password change. */
export function PasswordChangedMail() {
  const { baseUrl } = use(MailSiteContext);
  return (
    <MailLayout
      preview="If this was you, there’s nothing to do."
      heading="Your password was changed"
      action={{ label: 'It was not me', href: `${baseUrl}/forgot-password` }}
      note="Use the button to choose a new password right away. Check that your email account is secure, too."
    >
      <MailText>Your Doorstep password was just changed, and every other device was signed out.</MailText>
      <MailText>If this was you, there’s nothing to do.</MailText>
    </MailLayout>
  );
}
