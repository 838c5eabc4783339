import type Stripe from 'stripe';
import { cents, type Cents } from '#app/lib/money.ts';

/** The statuses of our refunds. */
export const refundStatuses = ['requested', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** The progress of a refund at Stripe. One on its way counts as given: it leaves the platform's balance at once. */
export type RefundProgress = 'given' | 'asks-client' | 'failed';

/** The parts of a refund at Stripe that matter here. */
export type RefundState = {
  id: string;
  amount: Cents;
  standing: RefundProgress;
  /** Stripe's failure_reason ("expired_or_canceled_card"), or the status that ended it; null unless it failed. */
  failure: string | null;
  paymentIntentId: string | null;
  /** Our refund that it was made for, according to its metadata, which nobody has verified. */
  refundId: string | null;
  /** The charged amount and its booking; null if Stripe was not asked to include it. */
  charge: { amount: Cents; bookingId: string | null } | null;
};

/** Converts a refund from Stripe. Statuses: https://docs.stripe.com/api/refunds/object#refund_object-status. */
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

/** Jobs try a refund within seconds; one touched in the last minute is still being tried. */
const usualMilliseconds = 60_000;

/** Whether retrying a refund can help: it is requested, not made, and waits for no decision. */
export function isRetryableRefund(
  { status, stopped_at, updated_at }: { status: string; stopped_at: Date | null; updated_at: Date },
  now: Date,
): boolean {
  return status === 'requested' && stopped_at === null && now.getTime() - updated_at.getTime() > usualMilliseconds;
}
