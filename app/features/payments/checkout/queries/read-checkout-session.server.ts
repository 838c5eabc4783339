import type Stripe from 'stripe';
import { AppError } from '#app/platform/errors/app-error.ts';
import { paymentErrors } from '../../payments.errors.ts';
import { asPaymentError, isMissing, stripe } from '#app/platform/stripe/stripe.server.ts';

/** A checkout session as Stripe has it now: the only source of whether it was paid. */
export type CheckoutSessionState = {
  id: string;
  bookingId: string | null;
  status: 'open' | 'complete' | 'expired';
  paid: boolean;
  amountCents: number;
  paymentIntentId: string | null;
  chargeId: string | null;
  /** Stripe's name of the method, such as "card". */
  paymentMethod: string | null;
  /** The card's brand and last four digits: "visa" and "4242". */
  card: { brand: string; last4: string } | null;
};

/**
 * Retrieves a session from Stripe.
 * @throws AppError with details.type "stripe"; payment_of_other_booking if Stripe has none with this id
 */
export async function readCheckoutSession(sessionId: string): Promise<CheckoutSessionState> {
  try {
    const session = await stripe().checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] });
    return toState(session);
  } catch (error) {
    if (isMissing(error)) throw new AppError(paymentErrors.payment_of_other_booking, { cause: error });
    throw asPaymentError(error);
  }
}

function toState(session: Stripe.Checkout.Session): CheckoutSessionState {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent?.latest_charge : null;
  return {
    id: session.id,
    bookingId: session.metadata?.['booking_id'] ?? null,
    status: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
    paid: session.payment_status === 'paid',
    amountCents: session.amount_total ?? 0,
    paymentIntentId: intent?.id ?? (typeof session.payment_intent === 'string' ? session.payment_intent : null),
    chargeId: charge?.id ?? null,
    card: cardOf(charge),
    paymentMethod: charge?.payment_method_details?.type ?? session.payment_method_types[0] ?? null,
  };
}

function cardOf(charge: Stripe.Charge | null): CheckoutSessionState['card'] {
  const { brand, last4 } = charge?.payment_method_details?.card ?? {};
  return brand && last4 && /^\d{4}$/.test(last4) ? { brand, last4 } : null;
}
