import { use } from 'react';
import type { MailWords } from '../booking-mail.ts';
import { MailFacts } from './mail-facts.tsx';
import { MailLayout, MailText } from './mail-layout.tsx';
import { MailSiteContext } from './mail-site.ts';

/** A mail made of a sentence, its facts and one button that leads to a page of ours. */
export function WordsMail({ words }: { words: MailWords }) {
  const { baseUrl } = use(MailSiteContext);
  return (
    <MailLayout
      preview={words.lead}
      heading={words.heading}
      action={{ label: words.action.label, href: `${baseUrl}${words.action.path}` }}
      {...(words.reason ? { reason: words.reason } : {})}
    >
      <MailText>{words.lead}</MailText>
      {words.facts.length > 0 ? <MailFacts facts={words.facts} /> : null}
    </MailLayout>
  );
}
