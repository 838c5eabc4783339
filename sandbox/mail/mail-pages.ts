import { html } from 'hono/html';
import type { Markup } from '../pages/page.ts';
import { FRAME_SANDBOX } from './mail-frame.ts';
import type { Mail } from './mail-store.ts';
import { mailUrl, type MailView } from './mail-view.ts';

export type ReadMail = Mail & { source: string };

/** The inbox: mails on the left, the open one on the right; phones show one of the two. */
export function mailboxPage(mails: Mail[], recipients: string[], view: MailView, open?: ReadMail): Markup {
  return html`<div class="mailbox${open ? ' reading' : ''}">
    <section class="mail-list" aria-label="Mails">
      <h1>Inbox</h1>
      ${filterForm(recipients, view)}
      ${
        mails.length === 0
          ? emptyList(view)
          : html`<ul>
              ${mails.map((mail) => listed(mail, view, open?.id === mail.id))}
            </ul>`
      }
    </section>
    <section class="mail-read" aria-label="Open mail">
      ${
        open
          ? mailPage(open, view)
          : html`<div class="mail-nothing">
              <span class="face" aria-hidden="true"></span>
              <p>Every mail that Doorstep sends lands here and nowhere else. Choose one to read it.</p>
            </div>`
      }
    </section>
  </div>`;
}

function filterForm(recipients: string[], { to }: MailView): Markup {
  return html`<form class="mail-filter" method="get" action="/sandbox/mail">
    <label for="to">Recipient</label>
    <input
      id="to"
      name="to"
      type="search"
      list="recipients"
      value="${to ?? ''}"
      placeholder="Everybody"
      autocomplete="off"
    />
    <datalist id="recipients">${recipients.map((address) => html`<option value="${address}"></option>`)}</datalist>
    <button class="small quiet" type="submit">Filter</button>
    ${to ? html`<a class="clear" href="/sandbox/mail">Show all</a>` : ''}
  </form>`;
}

function emptyList({ to }: MailView): Markup {
  return html`<p class="dim mail-none">
    ${to ? `No mail to ${to}.` : 'No mail yet. Sign up or book, then reload this page.'}
  </p>`;
}

function listed(mail: Mail, view: MailView, isOpen: boolean): Markup {
  const recipient = mail.to.join(', ');
  return html`<li>
    <a class="mail-row" href="${mailUrl(mail.id, view)}" ${isOpen ? html`aria-current="page"` : ''}>
      <span class="face" data-tint="${(recipient.codePointAt(0) ?? 0) % 5}" aria-hidden="true"
        >${recipient.charAt(0).toUpperCase()}</span
      >
      <span class="mail-brief">
        <span class="mail-subject">${mail.subject}</span>
        <span class="mail-meta"><span class="mail-to">${recipient}</span><time>${clock(mail)}</time></span>
      </span>
    </a>
  </li>`;
}

function mailPage(mail: ReadMail, view: MailView): Markup {
  return html`<a class="back mail-back" href="${mailUrl(undefined, { ...view, part: 'html' })}">← Inbox</a>
    <h2 class="mail-title">${mail.subject}</h2>
    <dl>
      <dt>From</dt>
      <dd>${mail.from}</dd>
      <dt>To</dt>
      <dd><a href="${mailUrl(undefined, { ...view, to: mail.to[0] })}">${mail.to.join(', ')}</a></dd>
      ${replyTo(mail)}
      <dt>Received</dt>
      <dd>${new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'medium' }).format(mail.receivedAt)}</dd>
    </dl>
    <nav class="mail-tools" aria-label="How to look at it">
      ${switchOf(mail, view, 'part', [
        ['html', 'HTML'],
        ['text', 'Text'],
        ['source', 'Source'],
      ])}
      ${
        view.part === 'html'
          ? html`${switchOf(mail, view, 'scheme', [
              ['light', 'Light'],
              ['dark', 'Dark'],
            ])}${switchOf(mail, view, 'width', [
              ['wide', 'Desktop'],
              ['phone', 'Phone'],
            ])}`
          : ''
      }
    </nav>
    ${partOf(mail, view)}`;
}

function replyTo({ headers }: Mail): Markup | '' {
  const header = headers.find(({ name }) => name.toLowerCase() === 'reply-to');
  return header
    ? html`<dt>Answers go to</dt>
        <dd>${header.value}</dd>`
    : '';
}

function switchOf<Name extends 'part' | 'scheme' | 'width'>(
  mail: Mail,
  view: MailView,
  name: Name,
  choices: [MailView[Name], string][],
): Markup {
  return html`<span class="switch mail-${name}">
    ${choices.map(
      ([value, label]) =>
        html`<a
          href="${mailUrl(mail.id, { ...view, [name]: value })}"
          ${view[name] === value ? html`aria-current="true"` : ''}
          >${label}</a
        >`,
    )}
  </span>`;
}

function partOf(mail: ReadMail, { part, scheme, width }: MailView): Markup {
  if (part === 'source')
    return html`<pre tabindex="0">${mail.source || 'This mail was received before sources were kept.'}</pre>`;
  if (part === 'text' || mail.html === null)
    return html`<pre class="mail-text" tabindex="0">${linked(mail.text)}</pre>`;
  return html`<iframe
    class="${width}"
    title="The mail as it looks"
    src="/sandbox/mail/${mail.id}/html?scheme=${scheme}"
    sandbox="${FRAME_SANDBOX}"
  ></iframe>`;
}

/** Turns URLs in plain text into links, as mail programs do. */
function linked(text: string): (string | Markup)[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((piece, index) => (index % 2 === 0 ? piece : html`<a href="${piece}">${piece}</a>`));
}

function clock({ receivedAt }: Mail): string {
  const isToday = new Date(receivedAt).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat('en-US', isToday ? { timeStyle: 'short' } : { month: 'short', day: 'numeric' }).format(
    receivedAt,
  );
}
