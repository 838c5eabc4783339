import { database } from '#app/platform/database/database.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import { asPaymentError, isDefiniteRefusal, stripe } from '#app/platform/stripe/stripe.server.ts';

export type EndedCheckout = { outcome: 'ended' } | { outcome: 'paid'; sessionId: string };

/**
 * Makes sure that a booking's checkout can no longer be paid. Stripe decides: a session that was paid a moment before
 * stays paid, and the caller has to settle it.
 * @throws AppError if Stripe cannot be asked; nothing has changed then
 */
export async function endCheckout(bookingId: string): Promise<EndedCheckout> {
  const checkout = await paymentsStore.findCheckout(database(), bookingId);
  if (!checkout?.stripe_session_id || checkout.status === 'expired') return { outcome: 'ended' };
  return endSession(checkout.stripe_session_id);
}

/** Does the same for a session. */
export async function endSession(sessionId: string): Promise<EndedCheckout> {
  try {
    await stripe().checkout.sessions.expire(sessionId);
    return { outcome: 'ended' };
  } catch (error) {
    if (!isDefiniteRefusal(error)) throw asPaymentError(error);
    // Stripe expires only open sessions: this one is complete, or expired before.
    const session = await stripe()
      .checkout.sessions.retrieve(sessionId)
      .catch((failure: unknown) => Promise.reject(asPaymentError(failure)));
    if (session.status === 'open') throw asPaymentError(error);
    return session.status === 'complete' ? { outcome: 'paid', sessionId } : { outcome: 'ended' };
  }
}
