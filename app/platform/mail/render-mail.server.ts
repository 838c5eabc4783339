import { createElement, type ReactElement } from 'react';
import { config } from '#app/platform/config/config.server.ts';
import { MailSiteContext, type MailSite } from '#app/ui/mail/mail-site.ts';

/** Renders a mail as HTML and as plain text. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const { render, toText } = await (renderer ??= loadRenderer());
  const html = await render(createElement(MailSiteContext, { value: mailSite() }, mail));
  return { html, text: toText(html) };
}

let renderer: ReturnType<typeof loadRenderer> | undefined;

/**
 * The renderer is large, so it is loaded with the first mail; the rules of the text are compiled once, because
 * compiling costs more than a mail's text.
 */
async function loadRenderer() {
  const [{ plainTextSelectors, render }, { compile }] = await Promise.all([
    import('@react-email/render'),
    import('html-to-text'),
  ]);
  // Headings as they are written; React Email's own settings print them in capitals.
  const toText = compile({
    wordwrap: false,
    selectors: [...plainTextSelectors, { selector: 'h1', options: { uppercase: false } }],
  });
  return { render, toText };
}

/** Returns this site's details, as its mails give them. */
export function mailSite(): MailSite {
  const { BASE_URL, CONTACT_EMAIL } = config();
  return { baseUrl: BASE_URL, contactEmail: CONTACT_EMAIL };
}
