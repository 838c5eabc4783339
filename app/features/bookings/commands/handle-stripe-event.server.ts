import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { log } from '#app/platform/log/log.server.ts';
import { markStripeEventProcessed } from '#app/features/payments/commands/mark-stripe-event-processed.server.ts';
import type { StripeEventJob } from '#app/features/payments/commands/receive-stripe-event.server.ts';
import { paymentErrors } from '#app/features/payments/payments.errors.ts';
import { isCurrentCheckout } from '#app/features/payments/queries/is-current-checkout.server.ts';
import { readCheckoutSession } from '#app/features/payments/queries/read-checkout-session.server.ts';
import { releaseHold } from './cancel-booking.server.ts';
import { settleSession } from './settle-payment.server.ts';

/** Acts on an event of Stripe by looking at the session itself: order and repetition of events do not matter. */
export async function handleStripeEvent(event: StripeEventJob): Promise<void> {
  await reconcileSession(event.objectId).catch((error: unknown) => {
    // Nothing is there to act on, however often it is tried.
    if (!isErrorOf(error, paymentErrors.payment_of_other_booking)) throw error;
    log.error({ sessionId: event.objectId }, 'an event of a checkout that Stripe does not know');
  });
  await markStripeEventProcessed(event.eventId);
}

/** Brings a booking in line with its session: paid ones are settled, expired ones let the slot go. */
export async function reconcileSession(sessionId: string): Promise<void> {
  const session = await readCheckoutSession(sessionId);
  if (session.paid) await settleSession(session);
  else if (session.status === 'expired' && session.bookingId && (await isCurrentCheckout(session.bookingId, sessionId))) {
    await releaseHold(session.bookingId);
  }
}
