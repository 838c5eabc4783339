import { asPaymentError, isMissing, stripe } from '#app/platform/stripe/stripe.server.ts';
import { refundStateOf, type RefundState } from '../refund-state.ts';

/**
 * Retrieves a refund from Stripe; undefined if it has none with this id.
 * @throws AppError with details.type "stripe"
 */
export async function readStripeRefund(stripeRefundId: string): Promise<RefundState | undefined> {
  try {
    return refundStateOf(await stripe().refunds.retrieve(stripeRefundId, { expand: ['charge'] }));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw asPaymentError(error);
  }
}

export type RefundFilter = { payment_intent: string } | { charge: string } | { created: { gte: number } };

/** Lists all refunds of a payment or charge, or all since an instant (seconds since 1970), latest first. */
export async function* listStripeRefunds(filter: RefundFilter): AsyncGenerator<RefundState> {
  for await (const refund of stripe().refunds.list({ ...filter, limit: 100, expand: ['data.charge'] }))
    yield refundStateOf(refund);
}
