import type { MailWords } from '../booking-mail.ts';
import { MailLayout, MailText } from './mail-layout.tsx';

/** A mail made of plain lines and one button. */
export function WordsMail({ words, baseUrl }: { words: MailWords; baseUrl: string }) {
  return (
    <MailLayout
      preview={words.subject}
      heading={words.heading}
      action={{ label: words.action.label, href: `${baseUrl}${words.action.path}` }}
    >
      {words.lines.map((line) => (
        <MailText key={line}>{line}</MailText>
      ))}
    </MailLayout>
  );
}
