import { MailLayout, MailText } from '#app/ui/mail/mail-layout.tsx';

interface PaymentLinkMailProps {
  url: string;
  service: string;
  professional: string;
  when: string;
}

/** The mail with the link that pays for a visit which a professional entered by hand. */
export function PaymentLinkMail({ url, service, professional, when }: PaymentLinkMailProps) {
  return (
    <MailLayout
      preview={`${service}, ${when}. Pay by card to book it.`}
      heading="Pay for your visit"
      action={{ label: 'See the visit and pay', href: url, address: true }}
      note="If you don’t know about this visit, you can ignore this email. Nothing is charged without you."
      reason={`You’re getting this email because ${professional} gave us this address for a visit.`}
    >
      <MailText>
        {service} with {professional}
        <br />
        {when}
      </MailText>
      <MailText>Your professional keeps the time for you. You can look at the price before you pay.</MailText>
    </MailLayout>
  );
}
