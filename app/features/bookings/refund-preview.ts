import { type Cents, dollarString } from '#app/lib/money.ts';
import { mayChangeStatus } from './booking.ts';
import { cancellationSplit, freeUntil, type CancellationTerms, type CancellingParty } from './cancellation.ts';

/** What cancelling at this instant would mean. Dollars with two decimals, ISO 8601. */
export type RefundPreview = {
  booking_id: string;
  /** As what the asking person would cancel it. */
  as: CancellingParty;
  /** False once it is over, begun (for its client), or cancelled. */
  may_cancel: boolean;
  total_amount: string;
  /** What went back before, in Stripe's own dashboard. */
  refunded_amount: string;
  refund_amount: string;
  /** The late-cancellation fee. */
  kept_amount: string;
  late_fee_percent: string;
  /** Until when a client's cancellation is refunded in full. */
  free_until: string;
};

/** What cancelling at an instant gives back: the very split that the cancellation makes. `refunded` is what went back before. */
export function refundPreview(booking: CancellationTerms & { id: string }, as: CancellingParty, now: Date, refunded: Cents): RefundPreview {
  const { refund, kept } = cancellationSplit(booking, as, now, refunded);
  return {
    booking_id: booking.id,
    as,
    may_cancel: mayChangeStatus(booking, 'cancelled', as, now),
    total_amount: booking.total_amount,
    refunded_amount: dollarString(refunded),
    refund_amount: dollarString(refund),
    kept_amount: dollarString(kept),
    late_fee_percent: booking.late_fee_percent,
    free_until: freeUntil(booking).toISOString(),
  };
}
