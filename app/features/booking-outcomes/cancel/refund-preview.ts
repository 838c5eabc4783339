import type * as z from 'zod/mini';
import { type Cents, dollarString } from '#app/lib/money.ts';
import { mayChangeStatus } from '#app/features/bookings/booking.ts';
import {
  cancellationSplit,
  freeUntil,
  isLate,
  type CancellationTerms,
  type CancellingParty,
} from '#app/features/bookings/cancel/cancellation.ts';
import type { refundPreviewAnswer } from '../answers/outcomes.server.ts';

/** What cancelling now would mean. Dollars with two decimals, ISO 8601. */
export type RefundPreview = z.infer<typeof refundPreviewAnswer>;

/** When the visit was booked or last moved. */
type Timed = { id: string; timed_at: Date };

/** What was refunded before, and whether a dispute is open during which Stripe makes no refunds. */
type MoneyBefore = { refunded: Cents; isRefundBlocked: boolean };

/** The refund of a cancellation at an instant, from the same split that cancelling uses. */
export function refundPreview(
  booking: CancellationTerms & Timed,
  as: CancellingParty,
  now: Date,
  { refunded, isRefundBlocked }: MoneyBefore,
): RefundPreview {
  const { refund, kept } = cancellationSplit(booking, as, now, refunded);
  return {
    booking_id: booking.id,
    as,
    may_cancel: mayChangeStatus(booking, 'cancelled', as, now),
    total_amount: dollarString(booking.total_amount),
    refunded_amount: dollarString(refunded),
    refund_amount: dollarString(refund),
    kept_amount: dollarString(kept),
    late_fee_percent: booking.late_fee_percent,
    free_until: freeUntil(booking).toISOString(),
    was_free: !isLate(booking, booking.timed_at),
    waits_for_bank: isRefundBlocked,
  };
}
