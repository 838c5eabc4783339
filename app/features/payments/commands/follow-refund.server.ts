import { log } from '#app/platform/log/log.server.ts';
import { readStripeRefund } from '../queries/read-stripe-refunds.server.ts';
import { isMissing } from '../stripe.server.ts';
import { markStripeEventProcessed } from './mark-stripe-event-processed.server.ts';
import { noteRefund } from './note-refund.server.ts';
import { noteRefunds } from './note-refunds.server.ts';
import type { StripeEventJob } from './receive-stripe-event.server.ts';

/** Acts on refund.* and charge.refunded by asking Stripe for the refunds themselves: order and repetition do not matter. */
export async function followRefund({ eventId, type, objectId }: StripeEventJob): Promise<void> {
  await (type === 'charge.refunded' ? followCharge(objectId) : followOne(objectId));
  await markStripeEventProcessed(eventId);
}

/** With one refund all of its payment are looked at: another may have failed without our having heard of it. */
async function followOne(stripeRefundId: string): Promise<void> {
  const refund = await readStripeRefund(stripeRefundId);
  if (!refund) return log.error({ stripeRefundId }, 'an event of a refund that Stripe does not know');
  await (refund.paymentIntentId ? noteRefunds({ payment_intent: refund.paymentIntentId }) : noteRefund(refund));
}

async function followCharge(chargeId: string): Promise<void> {
  try {
    await noteRefunds({ charge: chargeId });
  } catch (error) {
    if (!isMissing(error)) throw error;
    log.error({ chargeId }, 'an event of a charge that Stripe does not know');
  }
}
