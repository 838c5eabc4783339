import { html } from 'hono/html';
import type { GoogleAccount } from '../google/google-accounts.ts';
import type { Markup } from '../pages/page.ts';

/** Which calendars somebody lets Doorstep into, with one permission left out, or not at all. */
export function googleConsentPage(accounts: readonly GoogleAccount[], query: Record<string, string>): Markup {
  return html`<form method="post" action="/google-calendars/o/oauth2/v2/auth" class="card chooser" novalidate>
    <header>
      <h1>Choose an account</h1>
      <p class="dim"><strong>Doorstep</strong> wants access to your calendars</p>
    </header>
    ${Object.entries(query).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <ul class="people">
      ${accounts.map(accountButton)}
    </ul>
    <details>
      <summary>Permissions</summary>
      <div class="fields">
        <label class="field choice">
          <input type="checkbox" name="partial" value="1" />
          <span>Leave out one permission <small>Doorstep must then connect nothing.</small></span>
        </label>
      </div>
    </details>
    <footer>
      <p class="dim small">Nothing leaves this machine.</p>
      <button class="quiet" type="submit" name="cancel" value="1">Cancel</button>
    </footer>
  </form>`;
}

function accountButton({ name, email }: GoogleAccount, index: number): Markup {
  return html`<li>
    <button type="submit" name="account" value="${email}" class="person">
      <span class="face" data-tint="${index % 5}" aria-hidden="true">${name.charAt(0).toUpperCase()}</span>
      <span class="who">
        <strong>${name}</strong>
        <span class="dim">${email}</span>
      </span>
    </button>
  </li>`;
}
