import { html } from 'hono/html';
import type { Markup } from '../pages/page.ts';
import type { GoogleAccount } from './google-accounts.ts';

/** The input for another account, with its errors. */
export type AddForm = {
  name: string;
  email: string;
  emailVerified: boolean;
  problems: { name?: string; email?: string };
};

type Choice = { uid: string; accounts: GoogleAccount[]; form: AddForm | undefined };

/** The account chooser: pick an account, add one, or cancel. */
export function chooserPage({ uid, accounts, form }: Choice): Markup {
  return html`<form method="post" action="/google/interaction/${uid}" class="card chooser" novalidate>
    <header>
      <h1>Choose an account</h1>
      <p class="dim">to continue to <strong>Doorstep</strong></p>
    </header>
    <ul class="people">
      ${accounts.map(accountButton)}
    </ul>
    <details ${form ? 'open' : ''}>
      <summary>Use another account</summary>
      ${newAccountFields(form)}
      <button class="block" type="submit">Add and continue</button>
    </details>
    <footer>
      <p class="dim small">
        Doorstep learns the name, the address and whether the address was verified. Nothing leaves this machine.
      </p>
      <button class="quiet" type="submit" name="cancel" value="1">Cancel</button>
    </footer>
  </form>`;
}

function accountButton({ id, name, email, emailVerified }: GoogleAccount, index: number): Markup {
  return html`<li>
    <button type="submit" name="account" value="${id}" class="person">
      <span class="face" data-tint="${index % 5}" aria-hidden="true">${name.charAt(0).toUpperCase()}</span>
      <span class="who">
        <strong>${name}</strong>
        <span class="dim">${email}</span>
        ${emailVerified ? '' : html`<span class="pill bad">address not verified</span>`}
      </span>
    </button>
  </li>`;
}

/** The fields for another account, shared by the chooser and /sandbox/google. */
export function newAccountFields(form?: AddForm): Markup {
  const { problems = {} }: Partial<AddForm> = form ?? {};
  return html`<div class="fields">
    ${field('name', 'Name', form?.name ?? '', problems.name, 'text')}
    ${field('email', 'Email', form?.email ?? '', problems.email, 'email')}
    <label class="field choice">
      <input type="checkbox" name="email_verified" value="1" ${form && !form.emailVerified ? '' : 'checked'} />
      <span>The address is verified <small>Without it Doorstep must not let this account in.</small></span>
    </label>
  </div>`;
}

function field(name: string, label: string, value: string, problem: string | undefined, type: string): Markup {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="off"
      ${problem ? html`aria-invalid="true" aria-describedby="${name}-problem"` : ''}
    />
    ${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''}
  </div>`;
}

/** Shown for a sign-in that has ended. */
export function closedPage(): Markup {
  return html`<div class="card message">
    <h1>This sign-in is over</h1>
    <p>It was finished already, or it took longer than ten minutes. Start again from where you signed in.</p>
  </div>`;
}

/** The provider's error page if the request is invalid, so the browser cannot be redirected back. */
export function brokenPage(): Markup {
  return html`<div class="card message">
    <h1>Sign-in failed</h1>
    <p>The request was not one that this provider answers, or the sign-in is over. Go back and start again.</p>
  </div>`;
}
