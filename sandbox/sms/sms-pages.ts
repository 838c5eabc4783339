import { Hono } from 'hono';
import { html } from 'hono/html';
import { instant, showPage, type Markup } from '../pages/page.ts';
import type { SmsSandbox } from './sms-sandbox.ts';
import type { SandboxText } from './sms-store.ts';

const listed = 100;
const banner = 'Sandbox: no text leaves this machine.';

/** /sandbox/sms: what phones received and sent, and a form that sends a text from one. */
export function createSmsPages(sandbox: SmsSandbox): Hono {
  return new Hono()
    .get('/sandbox/sms', (c) => showPage(c, { title: 'Texts', width: 'wide', banner, body: smsPage(sandbox) }))
    .post('/sandbox/sms/texts', async (c) => {
      const { from, body } = await c.req.parseBody();
      if (typeof from === 'string' && typeof body === 'string') await sandbox.receive({ from, body });
      return c.redirect('/sandbox/sms', 303);
    });
}

function smsPage({ store }: SmsSandbox): Markup {
  const texts = store.list({ limit: listed });
  const phone = texts.find(({ direction }) => direction !== 'inbound')?.to ?? '';
  return html`<h1>Texts</h1>
    <p class="dim">A stand-in for Twilio and the phones behind it. Each text is delivered at once.</p>
    <section class="card" aria-label="Send a text from a phone">
      <form method="post" action="/sandbox/sms/texts">
        <label for="from">Phone</label>
        <input id="from" name="from" type="tel" value="${phone}" placeholder="+15125550134" required />
        <label for="body">Text</label>
        <input id="body" name="body" value="STOP" required />
        <button type="submit">Send from this phone</button>
      </form>
    </section>
    <h2>Messages</h2>
    ${texts.length === 0 ? html`<p class="dim">Nothing has arrived yet.</p>` : textTable(texts)}`;
}

function textTable(texts: readonly SandboxText[]): Markup {
  return html`<div class="table" tabindex="0" role="region" aria-label="Messages">
    <table>
      <thead>
        <tr>
          <th>When</th>
          <th>From</th>
          <th>To</th>
          <th>Text</th>
          <th>Segments</th>
          <th>Status</th>
        </tr>
      </thead>
      <tbody>
        ${texts.map(
          ({ createdAt, from, to, body, segments, status }) =>
            html`<tr>
              <td>${instant(Math.floor(createdAt / 1000))}</td>
              <td><code>${from}</code></td>
              <td><code>${to}</code></td>
              <td>${body}</td>
              <td>${segments}</td>
              <td>${status}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
