import { accountLimits } from '#app/features/accounts/account-limits.ts';
import { MailLayout, MailText } from './mail-layout.tsx';

/** The mail with the link that confirms an email. */
export function ConfirmationMail({ url }: { url: string }) {
  return (
    <MailLayout
      preview="One click and your account is ready."
      heading="Confirm your email"
      action={{ label: 'Confirm my email', href: url, address: true }}
      note="If you did not sign up, you can ignore this mail: without the link nothing happens."
      reason="You get this mail because somebody signed up at Doorstep with this address."
    >
      <MailText>
        Thank you for joining Doorstep. Please confirm that this address is yours; the button behind the link signs you
        in.
      </MailText>
      <MailText>It works for {accountLimits.confirmationLinkHours} hours, once.</MailText>
    </MailLayout>
  );
}
