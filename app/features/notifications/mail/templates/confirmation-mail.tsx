import { accountLimits } from '#app/features/accounts/account-limits.ts';
import { MailLayout, MailText } from '#app/ui/mail/mail-layout.tsx';

/** The mail with the link that confirms an email. */
export function ConfirmationMail({ url }: { url: string }) {
  return (
    <MailLayout
      preview="One click and your account is ready."
      heading="Confirm your email"
      action={{ label: 'Confirm my email', href: url, address: true }}
      note="If you didn’t sign up, you can ignore this email. Nothing happens without the link."
      reason="You’re getting this email because someone signed up for Doorstep with this address."
    >
      <MailText>
        Thank you for joining Doorstep. Please confirm that this email is yours: open the link and press the button
        there to sign in.
      </MailText>
      <MailText>It works for {accountLimits.confirmationLinkHours} hours, once.</MailText>
    </MailLayout>
  );
}
