import { html } from 'hono/html';
import { instant, money, type Markup } from '#sandbox/pages/page.ts';
import type { Account } from './connected-account.ts';
import type { StoredObjects } from '../stripe-objects.ts';

type Express = {
  account: Account;
  balance: { available: number; pending: number };
  payouts: StoredObjects['payout'][];
  path: string;
};

/** A connected account's view of Stripe: its balance, its payouts, and a way to be paid now. */
export function expressPage({ account, balance, payouts, path }: Express): Markup {
  return html`<p class="dim">Express dashboard of ${account.email ?? account.id}</p>
    <h1>Your balance</h1>
    <div class="card">
      <p class="total">${money(balance.available)}</p>
      <p class="dim">Available now. ${money(balance.pending)} is on its way.</p>
      <form method="post" action="${path}">
        <button type="submit" ${balance.available > 0 ? '' : 'disabled'}>Pay out to the bank</button>
      </form>
    </div>
    <h2>Payouts</h2>
    ${payouts.length === 0 ? html`<p class="dim">None yet.</p>` : payoutList(payouts)}`;
}

function payoutList(payouts: Express['payouts']): Markup {
  return html`<ul class="lines card">
    ${payouts.map(
      ({ amount, arrival_date, status }) =>
        html`<li>
          <span>${instant(arrival_date)} <span class="pill good">${status}</span></span
          ><span>${money(amount)}</span>
        </li>`,
    )}
  </ul>`;
}
