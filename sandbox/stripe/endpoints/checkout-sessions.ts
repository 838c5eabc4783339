import * as z from 'zod/mini';
import { detailsOf, expireSession, openSession, type Session } from '../checkout/checkout-session.ts';
import { endpoint, type Endpoint, type UnitOfWork } from '../api/endpoint.ts';
import { expandAll } from '../api/expansion.ts';
import { answerList, listParameters } from '../api/lists.ts';
import type { Filter } from '../object-store.ts';
import { boolean, email, expand, integer, mergeMetadata, metadata, text, url } from '../api/parameters.ts';
import { noSuch, StripeApiError } from '../api/stripe-error.ts';
import { stripeNow, type SessionDetails } from '../stripe-objects.ts';
import { lineItemParameters, readLineItems } from './session-line-items.ts';

const createSession = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.array(lineItemParameters),
  success_url: url,
  cancel_url: z.optional(url),
  expires_at: z.optional(integer),
  client_reference_id: z.optional(text.check(z.maxLength(200))),
  customer_email: z.optional(email),
  customer_creation: z.optional(z.enum(['always', 'if_required'])),
  metadata: z.optional(metadata),
  payment_intent_data: z.optional(
    z.strictObject({
      description: z.optional(text),
      metadata: z.optional(metadata),
      receipt_email: z.optional(email),
      statement_descriptor_suffix: z.optional(text),
      transfer_group: z.optional(text),
    }),
  ),
  excluded_payment_method_types: z.optional(z.array(text)),
  allow_promotion_codes: z.optional(boolean),
  billing_address_collection: z.optional(z.enum(['auto', 'required'])),
  locale: z.optional(text),
  submit_type: z.optional(z.enum(['auto', 'book', 'donate', 'pay'])),
  ui_mode: z.optional(z.literal('hosted_page')),
  expand,
});
const listSessions = z.strictObject({
  ...listParameters,
  payment_intent: z.optional(text),
  status: z.optional(z.enum(['complete', 'expired', 'open'])),
});

export const checkoutSessionEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/checkout/sessions', createSession, ({ work, input }) => {
    const lineItems = readLineItems(work, input.line_items);
    const session = openSession(work.baseUrl, {
      lineItems,
      successUrl: input.success_url,
      cancelUrl: input.cancel_url ?? null,
      expiresAt: readExpiry(input.expires_at),
      clientReferenceId: input.client_reference_id ?? null,
      customerEmail: input.customer_email ?? null,
      metadata: mergeMetadata({}, input.metadata),
      excludedPaymentMethodTypes: input.excluded_payment_method_types ?? [],
      locale: input.locale ?? null,
      submitType: input.submit_type ?? null,
    });
    work.store.insert('checkout.session', session);
    work.store.setDetails('checkout.session', session.id, {
      lineItems,
      paymentIntentData: readPaymentIntentData(input.payment_intent_data),
    });
    return expandAll(work.store, session, input.expand);
  }),
  endpoint('GET', '/v1/checkout/sessions', listSessions, (call) => {
    const filters: Filter[] = [];
    for (const field of ['payment_intent', 'status'] as const) {
      const value = call.input[field];
      if (value !== undefined) filters.push({ field, value });
    }
    return answerList('checkout.session', call, filters);
  }),
  endpoint('GET', '/v1/checkout/sessions/:id', z.strictObject({ expand }), ({ work, id, input }) =>
    expandAll(work.store, findSession(work, id), input.expand),
  ),
  endpoint('GET', '/v1/checkout/sessions/:id/line_items', z.strictObject(listParameters), ({ work, id, path }) => {
    const data = detailsOf(work, findSession(work, id)).lineItems;
    return { object: 'list', data, has_more: false, url: path };
  }),
  endpoint('POST', '/v1/checkout/sessions/:id/expire', z.strictObject({ expand }), ({ work, id, input }) => {
    const session = findSession(work, id);
    if (session.status !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
      throw new StripeApiError(message);
    }
    return expandAll(work.store, expireSession(work, session), input.expand);
  }),
];

function findSession(work: UnitOfWork, id: string): Session {
  const session = work.store.find('checkout.session', id);
  if (!session) throw noSuch('checkout.session', id, 'session');
  return session;
}

/** Returns the expiry within Stripe's limits: 30 minutes to 24 hours from now, 24 hours by default. */
function readExpiry(given: number | undefined): number {
  const now = stripeNow();
  const latest = now + 24 * 60 * 60;
  if (given === undefined) return latest;
  if (given < now + 30 * 60) {
    const message = 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.';
    throw new StripeApiError(message, { param: 'expires_at' });
  }
  if (given > latest) {
    const message = 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.';
    throw new StripeApiError(message, { param: 'expires_at' });
  }
  return given;
}

type IntentInput = NonNullable<z.infer<typeof createSession>['payment_intent_data']>;

function readPaymentIntentData(input: IntentInput | undefined): SessionDetails['paymentIntentData'] {
  return {
    description: input?.description,
    metadata: mergeMetadata({}, input?.metadata),
    receiptEmail: input?.receipt_email,
    statementDescriptorSuffix: input?.statement_descriptor_suffix,
    transferGroup: input?.transfer_group,
  };
}
