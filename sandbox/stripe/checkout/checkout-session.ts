import { newId, randomText } from '../identifiers.ts';
import type { UnitOfWork } from '../api/endpoint.ts';
import { stripeNow, idOf, type SessionDetails, type StoredObjects, type WireLineItem } from '../stripe-objects.ts';

export type Session = StoredObjects['checkout.session'];
export type SessionInput = {
  lineItems: WireLineItem[];
  successUrl: string;
  cancelUrl: string | null;
  expiresAt: number;
  clientReferenceId: string | null;
  customerEmail: string | null;
  metadata: Record<string, string>;
  excludedPaymentMethodTypes: string[];
  locale: Session['locale'];
  submitType: Session['submit_type'];
};

/** What Stripe offers unless a session excludes it; a debit can fail days after the session is complete. */
const enabledInDashboard = ['card', 'us_bank_account'];

/** Returns a new open session in payment mode. */
export function openSession(baseUrl: string, input: SessionInput): Session {
  const id = `cs_test_a1${randomText(56)}`;
  const excluded = input.excludedPaymentMethodTypes;
  const total = input.lineItems.reduce((sum, item) => sum + item.amount_total, 0);
  return {
    id,
    object: 'checkout.session',
    ...NEVER_USED,
    excluded_payment_method_types: excluded,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: input.cancelUrl,
    client_reference_id: input.clientReferenceId,
    created: stripeNow(),
    currency: input.lineItems[0]?.currency ?? 'usd',
    customer_details: input.customerEmail ? customerDetails(input.customerEmail, null) : null,
    customer_email: input.customerEmail,
    expires_at: input.expiresAt,
    locale: input.locale,
    metadata: input.metadata,
    mode: 'payment',
    payment_intent: null,
    payment_method_types: enabledInDashboard.filter((type) => !excluded.includes(type)),
    payment_status: 'unpaid',
    status: 'open',
    submit_type: input.submitType,
    success_url: input.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: `${baseUrl}/stripe/checkout/${id}`,
  };
}

export function customerDetails(email: string, name: string | null): Session['customer_details'] {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

/** Expires an open, unpaid session and cancels its payment intent, if there was an attempt to pay. */
export function expireSession(work: UnitOfWork, session: Session): Session {
  const expired: Session = { ...session, status: 'expired', url: null };
  work.store.update('checkout.session', expired);
  const intentId = idOf(session.payment_intent);
  const intent = intentId ? work.store.find('payment_intent', intentId) : undefined;
  if (intent) {
    const cancelled = {
      ...intent,
      status: 'canceled' as const,
      canceled_at: stripeNow(),
      cancellation_reason: 'automatic' as const,
      next_action: null,
    };
    work.store.update('payment_intent', cancelled);
    work.emit({ type: 'payment_intent.canceled', object: cancelled });
  }
  work.emit({ type: 'checkout.session.expired', object: expired });
  return expired;
}

/** Returns the URL after payment: success_url with the session's id filled in. */
export function successUrlOf(session: Session): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

export function detailsOf(work: UnitOfWork, session: Session): SessionDetails {
  return (
    work.store.findDetails('checkout.session', session.id) ?? {
      lineItems: [],
      paymentIntentData: { metadata: {} },
    }
  );
}

/** Returns a line item of a session; `description` is the product's name. */
export function lineItem(price: WireLineItem['price'], description: string, quantity: number): WireLineItem {
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description,
    metadata: {},
    price,
    quantity,
  };
}

/** Stripe's values for features that Doorstep does not use. */
const NEVER_USED = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: {
    enabled: false,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: {},
      rendering_options: null,
    },
  },
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Session>;
