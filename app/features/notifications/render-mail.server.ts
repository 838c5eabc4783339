import { createElement, type ReactElement } from 'react';
import { config } from '#app/platform/config/config.server.ts';
import { MailSiteContext, type MailSite } from './mails/mail-site.ts';

/** Headings as they are written; React Email's own settings print them in capitals. */
const textOptions = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

/** A mail as HTML and as its plain-text twin. The renderer is large and loaded with the first mail only. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const { render, toPlainText } = await import('@react-email/render');
  const html = await render(createElement(MailSiteContext, { value: mailSite() }, mail));
  return { html, text: toPlainText(html, textOptions) };
}

/** This site, as its mails name it. */
export function mailSite(): MailSite {
  const { BASE_URL, CONTACT_EMAIL } = config();
  return { baseUrl: BASE_URL, contactEmail: CONTACT_EMAIL };
}
