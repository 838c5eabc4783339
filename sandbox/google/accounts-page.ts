import { html } from 'hono/html';
import type { Markup } from '../pages/page.ts';
import { newAccountFields, type AddForm } from './chooser-page.ts';
import type { GoogleAccount } from './google-accounts.ts';

/** /sandbox/google: the accounts for signing in. */
export function accountsPage(accounts: GoogleAccount[], form: AddForm | undefined): Markup {
  return html`<h1>Google accounts</h1>
    <p class="dim">
      A real OpenID provider stands in for Google. Doorstep's "Continue with Google" leads to it, and one of these
      accounts is chosen there. No password is needed.
    </p>
    <div class="table" tabindex="0" role="region" aria-label="Google accounts">
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th>Email</th>
            <th>Address</th>
            <th>Id</th>
            <th></th>
          </tr>
        </thead>
        <tbody>
          ${accounts.map(accountRow)}
        </tbody>
      </table>
    </div>
    <section class="card narrow-card">
      <h2>Another account</h2>
      <form method="post" action="/sandbox/google" novalidate>
        ${newAccountFields(form)}
        <button class="block" type="submit">Add account</button>
      </form>
    </section>`;
}

function accountRow({ id, name, email, emailVerified }: GoogleAccount): Markup {
  return html`<tr>
    <td>${name}</td>
    <td>${email}</td>
    <td>
      ${emailVerified ? html`<span class="pill good">verified</span>` : html`<span class="pill bad">not verified</span>`}
    </td>
    <td><code>${id}</code></td>
    <td class="press">
      <form method="post" action="/sandbox/google">
        <button class="quiet small" type="submit" name="remove" value="${id}" aria-label="Remove ${name}">
          Remove
        </button>
      </form>
    </td>
  </tr>`;
}
