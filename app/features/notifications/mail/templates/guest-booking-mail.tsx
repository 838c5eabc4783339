import { buttonLimits } from '#app/features/booking-button/booking-button-limits.ts';
import { MailLayout, MailText } from '#app/ui/mail/mail-layout.tsx';

interface GuestBookingMailProps {
  url: string;
  service: string;
  professional: string;
  when: string;
  /** Whether the professional keeps the time. */
  isAgreed?: boolean | undefined;
}

/** The mail that asks a guest to confirm; the same whether or not the email has an account. */
export function GuestBookingMail({ url, service, professional, when, isAgreed = false }: GuestBookingMailProps) {
  return (
    <MailLayout
      preview={`${service}, ${when}. Confirm to book it.`}
      heading="Confirm your booking"
      action={{ label: 'Confirm and pay', href: url, address: true }}
      note="If you didn’t ask for this, you can ignore this email. Nothing is booked without you."
      reason={
        isAgreed
          ? 'You’re getting this email because someone gave this address to pay for a visit.'
          : 'You’re getting this email because someone chose a visit with this address on a professional’s site.'
      }
    >
      <MailText>
        {service} with {professional}
        <br />
        {when}
      </MailText>
      <MailText>
        {isAgreed ? 'Your professional keeps the time for you.' : 'The time isn’t held yet.'} Confirm it and pay on the
        next page, on this device or any other. The link works for {buttonLimits.confirmationMinutes} minutes, once.
      </MailText>
    </MailLayout>
  );
}
