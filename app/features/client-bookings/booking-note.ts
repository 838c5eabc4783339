import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { formatDollarText } from '#app/lib/money.ts';

const troubles = {
  failed: 'Your refund didn’t reach your bank. We’re on it and will email you.',
  'asks-client': 'Stripe has emailed you to ask where to send your refund.',
  'waits-for-bank': 'Your bank is looking into this payment. Your refund waits for that.',
} as const;

type Noted = Pick<
  BookingDto,
  'status' | 'payment_method' | 'problem_status' | 'refund_trouble' | 'refunded_amount' | 'refund_amount'
>;

/**
 * What else there is to say of a booking's status: its refund, a report under review, or that a cancelled one was never
 * paid, as its price stands beside it; null for nothing.
 */
export function bookingNote(booking: Noted): string | null {
  const { status, payment_method, problem_status, refund_trouble, refunded_amount, refund_amount } = booking;
  if (refund_trouble) return troubles[refund_trouble];
  if (problem_status === 'open') return 'We’re looking into your report';
  const refunded = refunded_amount ?? refund_amount;
  if (refunded !== null) return `${formatDollarText(refunded)} refunded`;
  return status === 'cancelled' && payment_method === null ? 'Not paid' : null;
}
