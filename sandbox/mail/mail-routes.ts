import { Hono } from 'hono';
import { html } from 'hono/html';
import { instant, showPage, type Markup } from '../pages/page.ts';
import type { Mail, MailStore } from './mail-store.ts';

const LISTED = 200;

/** The inbox page, one mail's page, and the HTML of a mail alone in a frame. */
export function createMailRoutes(store: MailStore): Hono {
  const routes = new Hono();
  routes.get('/sandbox/mail', (c) => {
    const to = c.req.query('to') || undefined;
    return showPage(c, { title: 'Inbox', width: 'wide', body: inbox(store.findRecent({ to, limit: LISTED }), to) });
  });
  routes.get('/sandbox/mail/:id{[0-9]{1,15}}', (c) => {
    const mail = store.findById(Number(c.req.param('id')));
    if (!mail) return c.notFound();
    return showPage(c, { title: mail.subject, width: 'wide', body: mailPage(mail) });
  });
  routes.get('/sandbox/mail/:id{[0-9]{1,15}}/html', (c) => {
    const mail = store.findById(Number(c.req.param('id')));
    if (!mail?.html) return c.notFound();
    c.header('content-security-policy', FRAME_POLICY);
    c.header('x-content-type-options', 'nosniff');
    // Links in the mail leave the frame, as they leave a mail program.
    return c.html(`<base target="_top">${mail.html}`);
  });
  return routes;
}

/** A mail may look as it likes, but run nothing and send nothing. */
const FRAME_POLICY = [
  'sandbox allow-top-navigation-by-user-activation',
  "default-src 'none'",
  "style-src 'unsafe-inline' http: https:",
  'img-src data: http: https:',
  'font-src data: http: https:',
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

function inbox(mails: Mail[], to: string | undefined): Markup {
  return html`<h1>Inbox</h1>
    <p class="dim">
      Every mail that Doorstep sends lands here and nowhere
      else.${to ? html` Only mails to <strong>${to}</strong>. <a href="/sandbox/mail">Show all</a>` : ''}
    </p>
    ${
      mails.length === 0
        ? html`<div class="card message"><h2>No mail yet</h2><p class="dim">Sign up or book, then reload this page.</p></div>`
        : html`<div class="table" tabindex="0" role="region" aria-label="Mails">
            <table>
              <thead><tr><th>Subject</th><th>To</th><th>Received</th></tr></thead>
              <tbody>
                ${mails.map(
                  (mail) =>
                    html`<tr>
                      <td><a href="/sandbox/mail/${mail.id}">${mail.subject}</a></td>
                      <td>${mail.to.join(', ')}</td>
                      <td>${received(mail)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }`;
}

function mailPage(mail: Mail): Markup {
  return html`<a class="back" href="/sandbox/mail">← Inbox</a>
    <h1>${mail.subject}</h1>
    <dl>
      <dt>From</dt><dd>${mail.from}</dd>
      <dt>To</dt><dd>${mail.to.join(', ')}</dd>
      <dt>Received</dt><dd>${received(mail)}</dd>
    </dl>
    ${
      mail.html === null
        ? ''
        : html`<iframe
            title="The mail as it looks"
            src="/sandbox/mail/${mail.id}/html"
            sandbox="allow-top-navigation-by-user-activation"
          ></iframe>`
    }
    <details ${mail.html === null ? 'open' : ''}>
      <summary>Plain text</summary>
      <pre>${mail.text}</pre>
    </details>
    <details>
      <summary>Headers</summary>
      <pre>${mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</pre>
    </details>`;
}

function received(mail: Mail): string {
  return instant(Math.floor(mail.receivedAt / 1000));
}
