import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { centsFromDollars } from '#app/lib/money.ts';
import { paymentsStore } from '../payments-store.server.ts';
import { isDefiniteRefusal, stripe } from '../stripe.server.ts';

/**
 * Asks Stripe for a requested refund. Repeating it is safe: the key is the same until Stripe refused for certain.
 * @throws the failure, so that the job is tried again.
 */
export async function executeRefund(refundId: string): Promise<void> {
  const refund = await paymentsStore.findRefund(database(), refundId);
  if (!refund || refund.status !== 'requested') return;
  try {
    const done = await stripe().refunds.create(
      {
        payment_intent: refund.stripe_payment_intent_id,
        amount: centsFromDollars(refund.amount),
        metadata: { booking_id: refund.booking_id, refund_id: refund.id },
      },
      { idempotencyKey: `refund:${refund.id}:${refund.attempt}` },
    );
    await paymentsStore.settleRefund(database(), refundId, { status: 'succeeded', stripe_refund_id: done.id });
  } catch (error) {
    if (!isDefiniteRefusal(error)) throw error;
    await afterRefusal(refundId, error.code);
    if (error.code !== 'charge_already_refunded') throw error;
  }
}

async function afterRefusal(refundId: string, code: string | undefined): Promise<void> {
  if (code === 'charge_already_refunded') {
    await paymentsStore.settleRefund(database(), refundId, { status: 'succeeded', stripe_refund_id: null });
    return;
  }
  log.error({ refundId, code }, 'Stripe refused a refund');
  await paymentsStore.nextRefundAttempt(database(), refundId);
}
