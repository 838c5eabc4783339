import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { log } from '#app/platform/log/log.server.ts';
import { paymentErrors } from '#app/features/payments/payments.errors.ts';
import { isCurrentCheckout } from '#app/features/payments/checkout/queries/read-checkouts.server.ts';
import { readCheckoutSession } from '#app/features/payments/checkout/queries/read-checkout-session.server.ts';
import { releaseHold } from '../../commands/cancel-booking.server.ts';
import { settleSession } from './settle-payment.server.ts';

/** Brings a booking in line with its session: a paid one is settled, an expired one releases the slot. */
export async function reconcileSession(sessionId: string): Promise<void> {
  const session = await readCheckoutSession(sessionId);
  if (session.paid) await settleSession(session);
  else if (
    session.status === 'expired' &&
    session.bookingId &&
    (await isCurrentCheckout(session.bookingId, sessionId))
  ) {
    await releaseHold(session.bookingId);
  }
}

/** The same for a session named by a Stripe event; a session unknown to Stripe is logged. */
export async function followCheckout(sessionId: string): Promise<void> {
  await reconcileSession(sessionId).catch((error: unknown) => {
    // Retrying would not help.
    if (!isErrorOf(error, paymentErrors.payment_of_other_booking)) throw error;
    log.error({ sessionId }, 'an event of a checkout that Stripe does not know');
  });
}
