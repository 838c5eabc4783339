import { log } from '#app/platform/log/log.server.ts';
import { listStripeRefunds, readStripeRefund } from '../queries/read-stripe-refunds.server.ts';
import { isMissing } from '../stripe.server.ts';
import { markStripeEventProcessed } from './mark-stripe-event-processed.server.ts';
import { noteRefund } from './note-refund.server.ts';
import type { StripeEventJob } from './receive-stripe-event.server.ts';

/** Acts on refund.* and charge.refunded by asking Stripe for the refunds themselves: order and repetition do not matter. */
export async function followRefund({ eventId, type, objectId }: StripeEventJob): Promise<void> {
  if (type === 'charge.refunded') {
    await noteRefundsOf(objectId);
  } else {
    const refund = await readStripeRefund(objectId);
    if (refund) await noteRefund(refund);
    else log.error({ stripeRefundId: objectId }, 'an event of a refund that Stripe does not know');
  }
  await markStripeEventProcessed(eventId);
}

async function noteRefundsOf(chargeId: string): Promise<void> {
  try {
    for await (const refund of listStripeRefunds({ charge: chargeId })) await noteRefund(refund);
  } catch (error) {
    if (!isMissing(error)) throw error;
    log.error({ chargeId }, 'an event of a charge that Stripe does not know');
  }
}
