import type { BookingEventName } from '#app/features/bookings/booking-events.ts';
import type { DisputeChange } from '#app/features/payments/disputes/commands/publish-dispute-change.server.ts';
import type { RefundChange } from '#app/features/payments/refunds/commands/publish-refund-change.server.ts';
import { isWorthNotifying } from '../mail/money-back-mail.ts';
import { noticeOf } from '#app/features/notices/notices.ts';
import { queueBookingMails } from '../mail/commands/queue-booking-mails.server.ts';
import { queueBookingPushes } from '#app/features/push/commands/queue-booking-pushes.server.ts';

/**
 * Notifies everyone whom an event of a booking concerns, once per occasion (a move's id); see
 * app/features/notices/notices.ts.
 */
export async function notifyOfBooking(bookingId: string, event: BookingEventName, occasion = ''): Promise<void> {
  const kind = noticeOf(event);
  if (!kind) return;
  await queueBookingMails(bookingId, kind, { occasion });
  await queueBookingPushes(bookingId, kind, occasion);
}

/** Notifies the professional that a bank disputes the payment, or has decided. */
export async function notifyOfDispute({ bookingId, disputeId, isClosed }: DisputeChange): Promise<void> {
  const kind = isClosed ? 'dispute-closed' : 'dispute-opened';
  await queueBookingMails(bookingId, kind, { occasion: disputeId });
  await queueBookingPushes(bookingId, kind, disputeId);
}

/** Notifies the client of a refund that was not announced or took long, and of one that did not arrive. */
export async function notifyOfRefund({
  bookingId,
  refundId,
  outcome,
  reason,
  askedAt,
  at,
}: RefundChange): Promise<void> {
  if (outcome === 'failed') return queueBookingMails(bookingId, 'refund-failed', { occasion: refundId });
  if (isWorthNotifying(reason, new Date(askedAt), new Date(at)))
    await queueBookingMails(bookingId, 'refunded', { occasion: refundId });
}
