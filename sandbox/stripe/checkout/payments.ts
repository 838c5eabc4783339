import { cardFee, recordBalance } from '../money/balance-transactions.ts';
import { newCharge } from '../money/charge.ts';
import { customerDetails, detailsOf, type Session } from './checkout-session.ts';
import type { UnitOfWork } from '../api/endpoint.ts';
import { newId } from '../identifiers.ts';
import { newPaymentIntent, type PaymentIntent } from './payment-intent.ts';
import { idOf, type Payer } from '../stripe-objects.ts';
import { behaviorOf, type CardBehavior } from './test-cards.ts';

export type PaymentOutcome = { kind: 'paid' } | { kind: 'authenticate' } | { kind: 'declined'; message: string };

/** Pays an open session with a card from the form. */
export function paySession(work: UnitOfWork, session: Session, payer: Payer, digits: string): PaymentOutcome {
  const behavior = behaviorOf(digits);
  const { session: current, intent } = withIntent(work, session);
  if (behavior.kind === 'declined') return decline(work, intent, payer, behavior);
  if (behavior.kind === 'authenticates') return requireAuthentication(work, current, intent, payer);
  complete(work, current, intent, payer, behavior.fundsAvailableAtOnce);
  return { kind: 'paid' };
}

/** Completes the 3-D Secure step that a card required. */
export function authenticatePayment(work: UnitOfWork, session: Session, succeeded: boolean): PaymentOutcome {
  const { session: current, intent } = withIntent(work, session);
  const payer = detailsOf(work, session).authenticatingPayer;
  if (!payer || intent.status !== 'requires_action')
    return { kind: 'declined', message: 'Please enter your card again.' };
  if (!succeeded) return refuseAuthentication(work, intent);
  complete(work, current, { ...intent, next_action: null }, payer, false);
  return { kind: 'paid' };
}

/** Returns the session with its payment intent, which Stripe creates at the first attempt to pay. */
function withIntent(work: UnitOfWork, session: Session): { session: Session; intent: PaymentIntent } {
  const id = idOf(session.payment_intent);
  const existing = id ? work.store.find('payment_intent', id) : undefined;
  if (existing) return { session, intent: existing };
  const intent = newPaymentIntent(session, detailsOf(work, session).paymentIntentData);
  work.store.insert('payment_intent', intent);
  work.emit({ type: 'payment_intent.created', object: intent });
  const current: Session = { ...session, payment_intent: intent.id };
  work.store.update('checkout.session', current);
  return { session: current, intent };
}

function complete(work: UnitOfWork, session: Session, intent: PaymentIntent, payer: Payer, atOnce: boolean): void {
  const charge = newCharge(intent, payer, { kind: 'succeeded' });
  charge.balance_transaction = recordBalance(work, {
    type: 'charge',
    amount: charge.amount,
    fee: cardFee(charge.amount),
    currency: charge.currency,
    source: charge.id,
    description: charge.description,
    pending: !atOnce,
  });
  const paidIntent: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
    status: 'succeeded',
  };
  const paidSession: Session = {
    ...session,
    customer_details: customerDetails(payer.email, payer.name),
    payment_status: 'paid',
    status: 'complete',
    url: null,
  };
  work.store.insert('charge', charge);
  work.store.update('payment_intent', paidIntent);
  work.store.update('checkout.session', paidSession);
  work.emit({ type: 'charge.succeeded', object: charge });
  work.emit({ type: 'payment_intent.succeeded', object: paidIntent });
  work.emit({ type: 'checkout.session.completed', object: paidSession });
}

function decline(
  work: UnitOfWork,
  intent: PaymentIntent,
  payer: Payer,
  behavior: Extract<CardBehavior, { kind: 'declined' }>,
): PaymentOutcome {
  const { code, declineCode, message } = behavior;
  const charge = newCharge(intent, payer, { kind: 'failed', code, declineCode, message });
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: {
      charge: charge.id,
      code: code as NonNullable<NonNullable<PaymentIntent['last_payment_error']>['code']>,
      ...(declineCode === null ? {} : { decline_code: declineCode }),
      message,
      type: 'card_error',
    },
    latest_charge: charge.id,
    next_action: null,
    status: 'requires_payment_method',
  };
  work.store.insert('charge', charge);
  work.store.update('payment_intent', failed);
  work.emit({ type: 'charge.failed', object: charge });
  work.emit({ type: 'payment_intent.payment_failed', object: failed });
  return { kind: 'declined', message };
}

function requireAuthentication(
  work: UnitOfWork,
  session: Session,
  intent: PaymentIntent,
  payer: Payer,
): PaymentOutcome {
  const url = `${work.baseUrl}/stripe/checkout/${session.id}/authenticate`;
  const waiting: PaymentIntent = {
    ...intent,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: session.url } },
    payment_method: newId('pm'),
    status: 'requires_action',
  };
  work.store.update('payment_intent', waiting);
  const details = detailsOf(work, session);
  work.store.setDetails('checkout.session', session.id, { ...details, authenticatingPayer: payer });
  work.emit({ type: 'payment_intent.requires_action', object: waiting });
  return { kind: 'authenticate' };
}

function refuseAuthentication(work: UnitOfWork, intent: PaymentIntent): PaymentOutcome {
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: { code: 'payment_intent_authentication_failure', message, type: 'invalid_request_error' },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  work.store.update('payment_intent', failed);
  work.emit({ type: 'payment_intent.payment_failed', object: failed });
  return { kind: 'declined', message };
}
