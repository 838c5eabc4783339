import { accountLimits } from '#app/features/accounts/account-limits.ts';
import { MailLayout, MailText } from '#app/ui/mail/mail-layout.tsx';

interface ConfirmationMailProps {
  url: string;
  /** Whether an application waits in the browser that it was written in. */
  isApplication?: boolean | undefined;
}

/** The mail with the link that confirms an email. */
export function ConfirmationMail({ url, isApplication = false }: ConfirmationMailProps) {
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
      {isApplication ? (
        <MailText>
          Your application is saved in the browser you wrote it in. Open the link there: that hands it in. We don’t have
          it before.
        </MailText>
      ) : null}
      <MailText>It works for {accountLimits.confirmationLinkHours} hours, once.</MailText>
    </MailLayout>
  );
}
