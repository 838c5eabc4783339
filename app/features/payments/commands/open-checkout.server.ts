import type Stripe from 'stripe';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { centsFromDollars } from '#app/lib/money.ts';
import { checkoutMinutes, currency } from '../checkout-limits.ts';
import { paymentErrors } from '../payments.errors.ts';
import { paymentsStore } from '../payments-store.server.ts';
import { asPaymentError, stripe } from '../stripe.server.ts';

/** What is paid for: ids and amounts only. Dollars with two decimals. */
export type CheckoutOrder = {
  bookingId: string;
  stripePriceId: string;
  total: string;
  travelFee: string;
  customerEmail: string;
  successUrl: string;
  cancelUrl: string;
};

/**
 * Opens the hosted checkout of a booking whose checkout row is `creating`. The idempotency key carries booking, step and
 * attempt: asking again after a lost answer gives the same session.
 * @returns the address to send the browser to.
 * @throws AppError with details.type "stripe".
 */
export async function openCheckout(order: CheckoutOrder): Promise<string> {
  const checkout = await paymentsStore.findCheckout(database(), order.bookingId);
  const session = await createSession(order, checkout?.attempt ?? 1);
  if (session.amount_total !== centsFromDollars(order.total) || !session.url) {
    await stripe().checkout.sessions.expire(session.id);
    throw new AppError(paymentErrors.checkout_amount_differs);
  }
  await paymentsStore.openCheckout(database(), order.bookingId, { stripe_session_id: session.id, url: session.url });
  return session.url;
}

async function createSession(order: CheckoutOrder, attempt: number): Promise<Stripe.Checkout.Session> {
  const metadata = { booking_id: order.bookingId };
  try {
    return await stripe().checkout.sessions.create(
      {
        mode: 'payment',
        line_items: lineItems(order),
        customer_email: order.customerEmail,
        client_reference_id: order.bookingId,
        metadata,
        payment_intent_data: { metadata, transfer_group: order.bookingId },
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        expires_at: Math.floor(Date.now() / 1000) + checkoutMinutes * 60,
      },
      { idempotencyKey: `booking:${order.bookingId}:checkout:${attempt}` },
    );
  } catch (error) {
    throw asPaymentError(error);
  }
}

function lineItems(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams.LineItem[] {
  const travelFee = centsFromDollars(order.travelFee);
  const service = { price: order.stripePriceId, quantity: 1 };
  if (travelFee === 0) return [service];
  return [
    service,
    { price_data: { currency, unit_amount: travelFee, product_data: { name: 'Travel fee' } }, quantity: 1 },
  ];
}
