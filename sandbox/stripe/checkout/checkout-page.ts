import { html } from 'hono/html';
import { money, type Markup } from '#sandbox/pages/page.ts';
import { successUrlOf, type Session } from './checkout-session.ts';
import type { WireLineItem } from '../stripe-objects.ts';
import { TEST_CARDS, type CardErrors } from './test-cards.ts';

export type CheckoutForm = { email: string; number: string; expiry: string; cvc: string; name: string };
export type CheckoutErrors = CardErrors & { email?: string; name?: string; form?: string };

/** The hosted payment page: the items, and the card form with the previous input. */
export function checkoutPage(
  session: Session,
  lineItems: WireLineItem[],
  form: CheckoutForm,
  errors: CheckoutErrors,
): Markup {
  return html`${session.cancel_url ? html`<a class="back" href="${session.cancel_url}">← Back</a>` : ''}
    <div class="split">
      ${orderSummary(session, lineItems)}
      <section class="card" aria-labelledby="pay-heading">
        <h2 id="pay-heading">Pay with card</h2>
        ${errors.form ? html`<p class="alert" role="alert">${errors.form}</p>` : ''}
        <form method="post" action="/stripe/checkout/${session.id}" novalidate>
          <div class="fields">
            ${input('email', 'Email', form.email, errors.email, {
              type: 'email',
              autocomplete: 'email',
              readonly: session.customer_email !== null,
            })}
            ${input('number', 'Card number', form.number, errors.number, {
              inputmode: 'numeric',
              autocomplete: 'cc-number',
              placeholder: '4242 4242 4242 4242',
            })}
            ${input('expiry', 'Expiry (MM / YY)', form.expiry, errors.expiry, {
              inputmode: 'numeric',
              autocomplete: 'cc-exp',
              placeholder: '12 / 34',
              half: true,
            })}
            ${input('cvc', 'CVC', form.cvc, errors.cvc, {
              inputmode: 'numeric',
              autocomplete: 'cc-csc',
              placeholder: '123',
              half: true,
            })}
            ${input('name', 'Name on card', form.name, errors.name, { autocomplete: 'cc-name' })}
          </div>
          <button class="block" type="submit">
            Pay ${money(session.amount_total ?? 0, session.currency ?? 'usd')}
          </button>
        </form>
        ${testCards(session)}
      </section>
    </div>`;
}

/** The page of a paid or expired session. */
export function closedSessionPage(session: Session): Markup {
  if (session.status === 'complete') {
    return html`<div class="card message">
      <h1>You're all done here</h1>
      <p>This payment of ${money(session.amount_total ?? 0)} is complete. Nothing more will be charged.</p>
      <div class="actions"><a class="button" href="${successUrlOf(session)}">Return to Doorstep</a></div>
    </div>`;
  }
  return html`<div class="card message">
    <h1>This checkout has expired</h1>
    <p>Nothing was charged. Go back and start again to get a new payment page.</p>
    ${
      session.cancel_url
        ? html`<div class="actions"><a class="button" href="${session.cancel_url}">Return to Doorstep</a></div>`
        : ''
    }
  </div>`;
}

/** The 3-D Secure step, in which the card's bank verifies the payer. */
export function authenticationPage(session: Session): Markup {
  return html`<div class="card message">
    <h1>3-D Secure</h1>
    <p>
      Your bank wants to make sure that it is you who pays
      <strong>${money(session.amount_total ?? 0, session.currency ?? 'usd')}</strong>. In the sandbox you decide how
      that ends.
    </p>
    <form method="post" action="/stripe/checkout/${session.id}/authenticate">
      <div class="actions">
        <button type="submit" name="outcome" value="complete">Complete</button>
        <button class="quiet" type="submit" name="outcome" value="fail">Fail</button>
      </div>
    </form>
  </div>`;
}

function orderSummary(session: Session, lineItems: WireLineItem[]): Markup {
  const currency = session.currency ?? 'usd';
  return html`<section aria-labelledby="order-heading">
    <h1 id="order-heading" class="dim small">Pay Doorstep</h1>
    <p class="total">${money(session.amount_total ?? 0, currency)}</p>
    <ul class="lines">
      ${lineItems.map(
        (item) =>
          html`<li>
            <span>${item.description}${(item.quantity ?? 1) > 1 ? ` × ${item.quantity}` : ''}</span>
            <span>${money(item.amount_total, currency)}</span>
          </li>`,
      )}
      <li class="sum"><span>Total due</span><span>${money(session.amount_total ?? 0, currency)}</span></li>
    </ul>
  </section>`;
}

type InputOptions = {
  type?: string;
  inputmode?: string;
  autocomplete: string;
  placeholder?: string;
  readonly?: boolean;
  half?: boolean;
};

function input(name: string, label: string, value: string, problem: string | undefined, options: InputOptions): Markup {
  return html`<div class="field${options.half ? ' half' : ''}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${options.type ?? 'text'}"
      inputmode="${options.inputmode ?? 'text'}"
      autocomplete="${options.autocomplete}"
      placeholder="${options.placeholder ?? ''}"
      value="${value}"
      maxlength="200"
      required
      ${options.readonly ? 'readonly' : ''}
      ${problem ? html`aria-invalid="true" aria-describedby="${name}-problem"` : ''}
    />
    ${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''}
  </div>`;
}

function testCards(session: Session): Markup {
  return html`<details>
    <summary>Test cards</summary>
    <ul class="lines small">
      ${TEST_CARDS.map(
        ({ number, label }) =>
          html`<li>
            <span><code>${spaced(number)}</code><br /><span class="dim">${label}</span></span>
            <a href="/stripe/checkout/${session.id}?card=${number}" aria-label="Fill in the card that: ${label}"
              >Fill in</a
            >
          </li>`,
      )}
    </ul>
  </details>`;
}

/** Formats a card number in groups of four, as printed on a card. */
export function spaced(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
