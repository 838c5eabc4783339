import { accountLimits } from '#app/features/accounts/account-limits.ts';
import { MailLayout, MailText } from '#app/ui/mail/mail-layout.tsx';

/** The mail with the link to choose a new password. */
export function PasswordResetMail({ url }: { url: string }) {
  return (
    <MailLayout
      preview={`The link works for ${accountLimits.passwordResetLinkMinutes} minutes, once.`}
      heading="Choose a new password"
      action={{ label: 'Choose a new password', href: url, address: true }}
      note="If you didn’t ask for this, ignore this email: your password stays as it is."
      reason="You’re getting this email because someone asked for a new password for this address."
    >
      <MailText>
        You asked for a new password. The link works for {accountLimits.passwordResetLinkMinutes} minutes, once.
      </MailText>
      <MailText>Once you change it, you’re signed out on every device. Then log in with the new password.</MailText>
    </MailLayout>
  );
}
