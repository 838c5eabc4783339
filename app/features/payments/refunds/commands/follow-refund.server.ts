import { log } from '#app/platform/log/log.server.ts';
import { readStripeRefund } from '../queries/read-stripe-refunds.server.ts';
import { isMissing } from '#app/platform/stripe/stripe.server.ts';
import { syncRefund } from './sync-refund.server.ts';
import { syncRefunds } from './sync-refunds.server.ts';

/** Syncs a refund with all others of its payment: another may have failed without our having heard of it. */
export async function followRefund(stripeRefundId: string): Promise<void> {
  const refund = await readStripeRefund(stripeRefundId);
  if (!refund) return log.error({ stripeRefundId }, 'an event of a refund that Stripe does not know');
  await (refund.paymentIntentId ? syncRefunds({ payment_intent: refund.paymentIntentId }) : syncRefund(refund));
}

/** Syncs all refunds of a charge with Stripe. */
export async function followCharge(chargeId: string): Promise<void> {
  try {
    await syncRefunds({ charge: chargeId });
  } catch (error) {
    if (!isMissing(error)) throw error;
    log.error({ chargeId }, 'an event of a charge that Stripe does not know');
  }
}
