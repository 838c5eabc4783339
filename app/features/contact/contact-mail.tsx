import { use } from 'react';
import { contactTopics, type ContactTopic } from './contact-topics.ts';
import { MailFacts } from '#app/ui/mail/mail-facts.tsx';
import { MailLayout, MailText } from '#app/ui/mail/mail-layout.tsx';
import { MailSiteContext } from '#app/ui/mail/mail-site.ts';

interface ContactMailProps {
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
  signedInAs: string | null;
}

/** The mail to the operator with a message from the contact form. */
export function ContactMail({ name, email, topic, message, signedInAs }: ContactMailProps) {
  const { baseUrl } = use(MailSiteContext);
  return (
    <MailLayout
      preview={`${name}: ${message.slice(0, 100)}`}
      heading={`Contact: ${contactTopics[topic]}`}
      note="Reply to this email to write to the sender. No one else got a copy."
      reason={`This came through the contact form of ${baseUrl}.`}
    >
      <MailFacts
        facts={[
          ['From', name],
          ['Email', email],
          ['Account', signedInAs ? `Signed in as ${signedInAs}` : 'Not signed in: the address isn’t verified'],
        ]}
      />
      {message.split(/\n{2,}/).map((paragraph, index) => (
        // Paragraphs never move, so their index is a stable key.
        <MailText key={index}>
          <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{paragraph}</span>
        </MailText>
      ))}
    </MailLayout>
  );
}
