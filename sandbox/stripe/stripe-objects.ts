import type Stripe from 'stripe';
import type { Card } from './checkout/test-cards.ts';

/** Stripe sends decimals as strings, while the SDK's type is what it parses them into. */
export type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string | null };
export type WireLineItem = Omit<Stripe.LineItem, 'price'> & { price: WirePrice };

export type EventRecord = {
  id: string;
  object: 'event';
  account?: string;
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: EventRequest;
  type: string;
};

/** The API call that caused an event; both fields are null if there was none (expiry, a hosted page). */
export type EventRequest = { id: string | null; idempotency_key: string | null };

/** All objects of the sandbox, by their `object` field. References are stored as ids. */
export type StoredObjects = {
  product: Stripe.Product;
  price: WirePrice;
  account: Stripe.Account;
  'checkout.session': Stripe.Checkout.Session;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  transfer: Stripe.Transfer;
  transfer_reversal: Stripe.TransferReversal;
  balance_transaction: Stripe.BalanceTransaction;
  payout: Stripe.Payout;
  dispute: Stripe.Dispute;
  event: EventRecord;
};
export type ObjectType = keyof StoredObjects;

/** What Stripe knows about an object but does not return with it. */
export type ObjectDetails = {
  account: { deauthorized: boolean };
  'checkout.session': SessionDetails;
  balance_transaction: { account: string | null };
  payout: { account: string };
};

export type SessionDetails = {
  lineItems: WireLineItem[];
  paymentIntentData: {
    description?: string | undefined;
    metadata: Record<string, string>;
    transferGroup?: string | undefined;
    receiptEmail?: string | undefined;
    statementDescriptorSuffix?: string | undefined;
  };
  /** The payer who is at the 3-D Secure step. */
  authenticatingPayer?: Payer;
};

/** A card and its holder, from the checkout form. */
export type Payer = { card: Card; email: string; name: string };

/** The version that the installed `stripe` package pins; a test keeps them equal. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

/** Returns the time in seconds since 1970, the unit of all times in Stripe's objects. */
export function stripeNow(): number {
  return Math.floor(Date.now() / 1000);
}

/** Returns the id of a reference, which may be expanded. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}
