import type Stripe from 'stripe';
import { cents, type Cents } from '#app/lib/money.ts';

/** Where a refund of ours stands. */
export const refundStatuses = ['requested', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Where a refund at Stripe stands. What is on its way counts as given: it leaves the platform's balance at once. */
export type RefundProgress = 'given' | 'asks-client' | 'failed';

/** A refund as Stripe has it, as far as it matters here. */
export type RefundState = {
  id: string;
  amount: Cents;
  standing: RefundProgress;
  /** Stripe's failure_reason ("expired_or_canceled_card"), or the status that ended it; null while it stands. */
  failure: string | null;
  paymentIntentId: string | null;
  /** Our refund that it was made for, by its own words: nobody has checked them. */
  refundId: string | null;
  /** What was charged and for which booking; null where Stripe was not asked for it. */
  charge: { amount: Cents; bookingId: string | null } | null;
};

/** Statuses: https://docs.stripe.com/api/refunds/object#refund_object-status. */
export function refundStateOf({
  id,
  amount,
  status,
  failure_reason,
  payment_intent,
  metadata,
  charge,
}: Stripe.Refund): RefundState {
  const standing =
    status === 'failed' || status === 'canceled' ? 'failed' : status === 'requires_action' ? 'asks-client' : 'given';
  return {
    id,
    amount: cents(amount),
    standing,
    failure: standing === 'failed' ? (failure_reason ?? status ?? 'failed') : null,
    paymentIntentId: typeof payment_intent === 'object' && payment_intent !== null ? payment_intent.id : payment_intent,
    refundId: metadata?.['refund_id'] ?? null,
    charge:
      typeof charge === 'object' && charge !== null
        ? { amount: cents(charge.amount), bookingId: charge.metadata['booking_id'] ?? null }
        : null,
  };
}
