import { accountLimits } from '#app/features/accounts/account-limits.ts';
import { MailLayout, MailText } from './mail-layout.tsx';

/** The mail with the link to choose a new password. */
export function PasswordResetMail({ url }: { url: string }) {
  return (
    <MailLayout
      preview={`The link works for ${accountLimits.passwordResetLinkMinutes} minutes, once.`}
      heading="Choose a new password"
      action={{ label: 'Choose a new password', href: url, address: true }}
      note="If you did not ask for this, ignore this mail: your password stays as it is."
      reason="You get this mail because somebody asked for a new password for this address."
    >
      <MailText>
        You asked for a new password. The link works for {accountLimits.passwordResetLinkMinutes} minutes, once.
      </MailText>
      <MailText>When you have changed it, you are signed out on every device and log in with the new one.</MailText>
    </MailLayout>
  );
}
