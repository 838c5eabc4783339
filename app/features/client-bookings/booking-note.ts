import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { formatDollarText } from '#app/lib/money.ts';

const troubles = {
  failed: 'Your refund didn’t reach your bank. We’re on it and will email you.',
  'asks-client': 'Stripe has emailed you to ask where to send your refund.',
} as const;

/** What else there is to say of a booking's status: its refund, or a report under review; null for nothing. */
export function bookingNote({
  problem_status,
  refund_trouble,
  refunded_amount,
  refund_amount,
}: Pick<BookingDto, 'problem_status' | 'refund_trouble' | 'refunded_amount' | 'refund_amount'>): string | null {
  if (refund_trouble) return troubles[refund_trouble];
  if (problem_status === 'open') return 'We’re looking into your report';
  const refunded = refunded_amount ?? refund_amount;
  return refunded === null ? null : `${formatDollarText(refunded)} refunded`;
}
