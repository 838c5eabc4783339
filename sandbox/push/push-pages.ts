import { Hono } from 'hono';
import { html } from 'hono/html';
import { instant, showPage, type Markup } from '../pages/page.ts';
import type { BrowserSubscription, PushStore, ReceivedPush } from './push-store.ts';

const listed = 50;
const banner = 'Sandbox: a push service that keeps everything here.';

interface PushService {
  store: PushStore;
  toJson: (browser: BrowserSubscription) => object;
}

/** /sandbox/push: test subscriptions, and the messages sent to them. */
export function createPushPages(sandbox: PushService): Hono {
  return new Hono()
    .get('/sandbox/push', (c) => showPage(c, { title: 'Push', width: 'wide', banner, body: pushPage(sandbox) }))
    .post('/sandbox/push/subscriptions', (c) => {
      sandbox.store.subscribe();
      return c.redirect('/sandbox/push', 303);
    })
    .post('/sandbox/push/subscriptions/:id/end', (c) => {
      sandbox.store.unsubscribe(c.req.param('id'));
      return c.redirect('/sandbox/push', 303);
    });
}

function pushPage(sandbox: PushService): Markup {
  const browsers = sandbox.store.list(listed);
  return html`<h1>Push</h1>
    <p class="dim">
      A push service with browsers of its own. Doorstep encrypts each message for one browser; here it is decrypted with
      that browser's keys and listed.
    </p>
    <section class="card" aria-label="Make a test subscription">
      <p class="dim">
        Where a browser reaches no real push service, a test subscription takes its place: paste it on Doorstep's
        notifications page, under “Test subscription”.
      </p>
      <form method="post" action="/sandbox/push/subscriptions">
        <button type="submit">Make a test subscription</button>
      </form>
    </section>
    <h2>Messages</h2>
    ${messageTable(sandbox.store.received({ limit: listed }))}
    <h2>Test subscriptions</h2>
    ${browsers.length === 0 ? html`<p class="dim">None yet.</p>` : browsers.map((browser) => subscriptionCard(sandbox, browser))}`;
}

function subscriptionCard(sandbox: PushService, browser: BrowserSubscription): Markup {
  return html`<section class="card" aria-label="Subscription ${browser.id}">
    <p>
      <code>${browser.id.slice(0, 8)}</code>
      <span class="pill ${browser.gone ? 'bad' : 'good'}">${browser.gone ? 'Unsubscribed' : 'Active'}</span>
    </p>
    <pre tabindex="0">${JSON.stringify(sandbox.toJson(browser))}</pre>
    ${
      browser.gone
        ? ''
        : html`<form class="actions" method="post" action="/sandbox/push/subscriptions/${browser.id}/end">
            <button class="small quiet" type="submit">Unsubscribe</button>
          </form>`
    }
  </section>`;
}

function messageTable(messages: ReceivedPush[]): Markup {
  if (messages.length === 0) return html`<p class="dim">Nothing has arrived yet.</p>`;
  return html`<div class="table" tabindex="0" role="region" aria-label="Messages">
    <table>
      <thead>
        <tr>
          <th>Received</th>
          <th>To</th>
          <th>Title</th>
          <th>Text</th>
          <th>Opens</th>
          <th>Kept for</th>
        </tr>
      </thead>
      <tbody>
        ${messages.map(messageRow)}
      </tbody>
    </table>
  </div>`;
}

function messageRow({ receivedAt, subscription, text, ttl, urgency }: ReceivedPush): Markup {
  const { title = '', body = text, path = '' } = readMessage(text);
  return html`<tr>
    <td>${instant(Math.floor(receivedAt / 1000))}</td>
    <td><code>${subscription.slice(0, 8)}</code></td>
    <td>${title}</td>
    <td>${body}</td>
    <td><code>${path}</code></td>
    <td>${Math.round(ttl / 3600)} h, ${urgency}</td>
  </tr>`;
}

function readMessage(text: string): { title?: string; body?: string; path?: string } {
  try {
    return JSON.parse(text) as { title?: string; body?: string; path?: string };
  } catch {
    return {};
  }
}
