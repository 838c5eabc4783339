import { Fragment, use } from 'react';
import type { MailContent } from '#app/ui/mail/mail-content.ts';
import { MailFacts } from '#app/ui/mail/mail-facts.tsx';
import { MailLayout, MailText } from '#app/ui/mail/mail-layout.tsx';
import { MailQuotes } from '#app/ui/mail/mail-quotes.tsx';
import { mailColors } from '#app/ui/mail/mail-look.ts';
import { MailSiteContext } from '#app/ui/mail/mail-site.ts';

/** A mail with a sentence, its facts and one button that leads to a page of ours. */
export function StandardMail({
  words,
  optOutUrl,
}: {
  words: MailContent;
  /** Where mails of this kind can be switched off. */ optOutUrl?: string | undefined;
}) {
  const { baseUrl } = use(MailSiteContext);
  return (
    <MailLayout
      preview={words.quotes?.at(-1) ?? words.lead}
      heading={words.heading}
      action={{ label: words.action.label, href: `${baseUrl}${words.action.path}` }}
      note={words.note || words.links ? <Note words={words} /> : undefined}
      {...(words.reason ? { reason: words.reason } : {})}
      optOutUrl={optOutUrl}
    >
      <MailText>{words.lead}</MailText>
      {words.quotes ? <MailQuotes quotes={words.quotes} /> : null}
      {words.facts.length > 0 ? <MailFacts facts={words.facts} /> : null}
    </MailLayout>
  );
}

function Note({ words: { note, links = [] } }: { words: MailContent }) {
  const { baseUrl } = use(MailSiteContext);
  return (
    <>
      {note}
      {links.map(({ label, path }) => (
        <Fragment key={label}>
          {' '}
          <a href={`${baseUrl}${path}`} className="m-link" style={{ color: mailColors.green }}>
            {label}
          </a>
        </Fragment>
      ))}
    </>
  );
}
