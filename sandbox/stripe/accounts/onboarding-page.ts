import { html } from 'hono/html';
import type { Markup } from '#sandbox/pages/page.ts';
import type { Account } from './connected-account.ts';
import type { OnboardingDetails, OnboardingOutcome } from './onboarding.ts';

export type OnboardingForm = OnboardingDetails & { outcome: OnboardingOutcome };
export type OnboardingErrors = Partial<Record<keyof OnboardingDetails, string>>;

const FIELDS: { name: keyof OnboardingDetails; label: string; type: string; autocomplete: string; half: boolean }[] = [
  { name: 'firstName', label: 'Legal first name', type: 'text', autocomplete: 'given-name', half: true },
  { name: 'lastName', label: 'Legal last name', type: 'text', autocomplete: 'family-name', half: true },
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email', half: false },
  { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', half: false },
  { name: 'website', label: 'Business website', type: 'text', autocomplete: 'url', half: false },
  { name: 'routingNumber', label: 'Routing number', type: 'text', autocomplete: 'off', half: true },
  { name: 'accountNumber', label: 'Account number', type: 'text', autocomplete: 'off', half: true },
];

const OUTCOMES: { value: OnboardingOutcome; label: string; explanation: string }[] = [
  { value: 'complete', label: 'Complete', explanation: 'Charges and payouts are enabled at once.' },
  { value: 'incomplete', label: 'Incomplete', explanation: 'An identity document is still missing.' },
  { value: 'rejected', label: 'Rejected', explanation: 'Stripe does not want this account.' },
];

/** Returns the form's initial values, complete enough to submit with one click. */
export function emptyOnboardingForm(account: Account): OnboardingForm {
  return {
    firstName: 'Jamie',
    lastName: 'Sample',
    email: account.email ?? '',
    phone: '(555) 010-0199',
    website: account.business_profile?.url ?? 'https://example.com',
    routingNumber: '110000000',
    accountNumber: '000123456789',
    outcome: 'complete',
  };
}

/** Returns the errors by field; empty if there are none. */
export function checkOnboarding(form: OnboardingForm): OnboardingErrors {
  const errors: OnboardingErrors = {};
  for (const { name, label } of FIELDS) {
    if (form[name].trim() === '') errors[name] = `${label} is required.`;
  }
  if (!errors.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email)) errors.email = 'Enter a valid email address.';
  if (!errors.routingNumber && !/^\d{9}$/.test(form.routingNumber)) {
    errors.routingNumber = 'A routing number has 9 digits.';
  }
  if (!errors.accountNumber && !/^\d{4,17}$/.test(form.accountNumber)) {
    errors.accountNumber = 'An account number has 4 to 17 digits.';
  }
  return errors;
}

/** The Connect onboarding form: the usual details, and the outcome of Stripe's check. */
export function onboardingPage(
  action: string,
  form: OnboardingForm,
  errors: OnboardingErrors,
  leaveUrl: string,
): Markup {
  return html`<div class="split">
    <section>
      <h1>Get paid with Stripe</h1>
      <p class="dim">
        Doorstep partners with Stripe to pay professionals. Here the details are made up, no one checks them, and you
        choose how it ends.
      </p>
      <p><a href="${leaveUrl}">Leave and finish later</a></p>
    </section>
    <section class="card">
      ${Object.keys(errors).length > 0 ? html`<p class="alert" role="alert">Please check the marked fields.</p>` : ''}
      <form method="post" action="${action}" novalidate>
        <h2>About you</h2>
        <div class="fields">
          ${FIELDS.map((field) => fieldMarkup(field, form[field.name], errors[field.name]))}
          <fieldset class="field">
            <legend>How should Stripe's check end?</legend>
            ${OUTCOMES.map(
              ({ value, label, explanation }) =>
                html`<label class="choice">
                  <input type="radio" name="outcome" value="${value}" ${form.outcome === value ? 'checked' : ''} />
                  <span>${label}<small>${explanation}</small></span>
                </label>`,
            )}
          </fieldset>
        </div>
        <button class="block" type="submit">Agree and submit</button>
      </form>
    </section>
  </div>`;
}

function fieldMarkup(
  { name, label, type, autocomplete, half }: (typeof FIELDS)[number],
  value: string,
  problem: string | undefined,
): Markup {
  return html`<div class="field${half ? ' half' : ''}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      maxlength="200"
      required
      ${problem ? html`aria-invalid="true" aria-describedby="${name}-problem"` : ''}
    />
    ${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''}
  </div>`;
}
