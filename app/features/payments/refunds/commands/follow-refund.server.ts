import { log } from '#app/platform/log/log.server.ts';
import { readStripeRefund } from '../queries/read-stripe-refunds.server.ts';
import { isMissing } from '../../stripe.server.ts';
import { noteRefund } from './note-refund.server.ts';
import { noteRefunds } from './note-refunds.server.ts';

/** With one refund all of its payment are looked at: another may have failed without our having heard of it. */
export async function followRefund(stripeRefundId: string): Promise<void> {
  const refund = await readStripeRefund(stripeRefundId);
  if (!refund) return log.error({ stripeRefundId }, 'an event of a refund that Stripe does not know');
  await (refund.paymentIntentId ? noteRefunds({ payment_intent: refund.paymentIntentId }) : noteRefund(refund));
}

/** Brings all refunds of a charge in line with what Stripe says of them. */
export async function followCharge(chargeId: string): Promise<void> {
  try {
    await noteRefunds({ charge: chargeId });
  } catch (error) {
    if (!isMissing(error)) throw error;
    log.error({ chargeId }, 'an event of a charge that Stripe does not know');
  }
}
