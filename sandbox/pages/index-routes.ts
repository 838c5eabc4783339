import { Hono } from 'hono';
import { html } from 'hono/html';
import { spaced } from '#sandbox/stripe/checkout/checkout-page.ts';
import { TEST_CARDS } from '#sandbox/stripe/checkout/test-cards.ts';
import { showPage, type Markup } from './page.ts';

export type DemoAccount = { label: string; email: string; password: string };

/** /sandbox: the stand-ins for external services, and how to use them. */
export function createIndexRoutes(options: { smtpUrl: string; demoAccounts: DemoAccount[] }): Hono {
  const routes = new Hono();
  routes.get('/sandbox', (c) => showPage(c, { title: 'Tools', width: 'wide', body: index(options) }));
  return routes;
}

function index({ smtpUrl, demoAccounts }: { smtpUrl: string; demoAccounts: DemoAccount[] }): Markup {
  return html`<h1>Doorstep sandbox</h1>
    <p class="dim">
      Stand-ins for the services that Doorstep talks to. Everything stays on this machine; with real keys in the
      environment the same code talks to the real ones.
    </p>
    <ul class="tiles">
      <li class="card">
        <h2><a href="/sandbox/mail">Mail inbox</a></h2>
        <p class="dim">Every mail that Doorstep sends, with its links. SMTP at <code>${smtpUrl}</code>.</p>
      </li>
      <li class="card">
        <h2><a href="/sandbox/stripe">Payments</a></h2>
        <p class="dim">
          Stripe's objects, events and webhook deliveries. Checkout and Connect pages open from Doorstep.
        </p>
      </li>
      <li class="card">
        <h2><a href="/sandbox/google">Google accounts</a></h2>
        <p class="dim">
          Whom one can sign in as with Google: a real OpenID provider. Add your own, also one without a verified
          address.
        </p>
      </li>
      <li class="card">
        <h2><a href="/sandbox/push">Push</a></h2>
        <p class="dim">
          A push service: what Doorstep sends to the browsers of professionals, decrypted. Make a test subscription
          there.
        </p>
      </li>
      <li class="card">
        <h2><a href="/sandbox/sms">Texts</a></h2>
        <p class="dim">A stand-in for Twilio: every text message that Doorstep sends, and a phone to answer with.</p>
      </li>
    </ul>
    ${demoAccounts.length > 0 ? accounts(demoAccounts) : ''}
    <h2>Test cards</h2>
    <p class="dim">Any future expiry, any security code, any name. Real cards are always declined.</p>
    <div class="table" tabindex="0" role="region" aria-label="Test cards">
      <table>
        <thead>
          <tr>
            <th>Number</th>
            <th>What happens</th>
          </tr>
        </thead>
        <tbody>
          ${TEST_CARDS.map(
            ({ number, label }) =>
              html`<tr>
                <td><code>${spaced(number)}</code></td>
                <td>${label}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

function accounts(demoAccounts: DemoAccount[]): Markup {
  return html`<h2>Demo accounts</h2>
    <div class="table" tabindex="0" role="region" aria-label="Demo accounts">
      <table>
        <thead>
          <tr>
            <th>Account</th>
            <th>Email</th>
            <th>Password</th>
          </tr>
        </thead>
        <tbody>
          ${demoAccounts.map(
            ({ label, email, password }) =>
              html`<tr>
                <td>${label}</td>
                <td><code>${email}</code></td>
                <td><code>${password}</code></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}
