import type Stripe from 'stripe';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Cents } from '#app/lib/money.ts';
import { currency } from '#app/platform/stripe/currency.ts';
import { checkoutMinutes } from '../checkout-limits.ts';
import { paymentErrors } from '../../payments.errors.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import { asPaymentError, isIdempotencyClash, isOffSale, stripe } from '#app/platform/stripe/stripe.server.ts';

/** What a checkout charges for, as ids and amounts. */
export type CheckoutOrder = {
  bookingId: string;
  stripePriceId: string;
  /** The service at less than its price at Stripe, by how the line is named; null for the full price. */
  discounted: { name: string; price: Cents } | null;
  total: Cents;
  travelFee: Cents;
  customerEmail: string;
  successUrl: string;
  cancelUrl: string;
};

/** The methods for US dollars that Stripe settles days later (https://docs.stripe.com/payments/payment-methods). */
const delayedMethods = ['acss_debit', 'customer_balance', 'us_bank_account'] as const;

type Checkout = { attempt: number; created_at: Date };

/**
 * Opens the hosted checkout of a booking whose checkout row is `creating`. The idempotency key contains booking, step
 * and attempt: asking again after a lost answer returns the same session.
 * @returns the URL to send the browser to
 * @throws AppError with details.type "stripe"; checkout_opening if another call is opening it at the same time
 */
export async function openCheckout(order: CheckoutOrder): Promise<string> {
  const checkout = await paymentsStore.findCheckout(database(), order.bookingId);
  if (!checkout) throw new AppError(paymentErrors.checkout_given_up);
  const session = await createSession(order, checkout);
  if (session.amount_total !== order.total || !session.url) {
    await expire(session.id);
    throw new AppError(paymentErrors.checkout_amount_differs);
  }
  const opened = { stripe_session_id: session.id, url: session.url };
  const isRecorded = await paymentsStore.openCheckout(database(), order.bookingId, checkout.attempt, opened);
  return isRecorded ? session.url : recordedUrl(order.bookingId, session.id);
}

/** Returns the URL that another call recorded first. A session that the booking does not have is expired instead. */
async function recordedUrl(bookingId: string, sessionId: string): Promise<string> {
  const current = await paymentsStore.findCheckout(database(), bookingId);
  if (current?.stripe_session_id !== sessionId) await expire(sessionId);
  if (current?.status !== 'open' || !current.url) throw new AppError(paymentErrors.checkout_given_up);
  return current.url;
}

async function createSession(order: CheckoutOrder, checkout: Checkout): Promise<Stripe.Checkout.Session> {
  try {
    return await stripe().checkout.sessions.create(sessionParameters(order, checkout), {
      idempotencyKey: `booking:${order.bookingId}:checkout:${checkout.attempt}`,
    });
  } catch (error) {
    // The key is in use, or was used from another of our pages: another request is opening the same checkout.
    if (isIdempotencyClash(error)) throw new AppError(paymentErrors.checkout_opening, { cause: error });
    if (isOffSale(error)) throw new AppError(paymentErrors.price_withdrawn, { cause: error });
    throw asPaymentError(error);
  }
}

/**
 * Builds the session's parameters, which are the same for each call of an attempt: Stripe compares the parameters of
 * calls with the same key. Delayed methods are excluded, whatever Stripe's dashboard has enabled: their payment may fail
 * days after the session is complete, but a slot is held for minutes.
 */
export function sessionParameters(order: CheckoutOrder, { created_at }: Checkout): Stripe.Checkout.SessionCreateParams {
  const metadata = { booking_id: order.bookingId };
  return {
    mode: 'payment',
    excluded_payment_method_types: [...delayedMethods],
    line_items: lineItems(order),
    customer_email: order.customerEmail,
    client_reference_id: order.bookingId,
    metadata,
    payment_intent_data: { metadata, transfer_group: order.bookingId },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(created_at.getTime() / 1000) + checkoutMinutes * 60,
  };
}

async function expire(sessionId: string): Promise<void> {
  try {
    await stripe().checkout.sessions.expire(sessionId);
  } catch (error) {
    throw asPaymentError(error);
  }
}

function lineItems(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams.LineItem[] {
  const { stripePriceId, discounted, travelFee } = order;
  const service =
    discounted === null ? { price: stripePriceId, quantity: 1 } : lineItem(discounted.name, discounted.price);
  return travelFee === 0 ? [service] : [service, lineItem('Travel fee', travelFee)];
}

function lineItem(name: string, unit_amount: Cents): Stripe.Checkout.SessionCreateParams.LineItem {
  return { price_data: { currency, unit_amount, product_data: { name } }, quantity: 1 };
}
