import type { BookingEventName } from '#app/features/bookings/booking-events.ts';
import type { DisputeChange } from '#app/features/payments/disputes/commands/publish-dispute-change.server.ts';
import type { RefundChange } from '#app/features/payments/refunds/commands/publish-refund-change.server.ts';
import { isWorthNotifying } from '../mail/money/money-back-mail.ts';
import { noticeOf } from '#app/features/notices/notice-events.ts';
import { queueBookingMails, queueMailsOfEvents } from '../mail/commands/queue-booking-mails.server.ts';
import { queueTextsOfEvents } from '#app/features/sms/delivery/commands/queue-texts.server.ts';
import { queueBookingPushes, queuePushesOfEvents } from '#app/features/push/commands/queue-booking-pushes.server.ts';

/** An event of a booking, and its occasion (a move's or a step's id). */
export type ToldEvent = { bookingId: string; event: BookingEventName; occasion?: string | undefined };

/** Notifies everyone whom an event of a booking concerns, once per occasion; see app/features/notices/notices.ts. */
export function notifyOfBooking(bookingId: string, event: BookingEventName, occasion?: string): Promise<void> {
  return notifyOfBookings([{ bookingId, event, occasion }]);
}

/** Does the same for several events. */
export async function notifyOfBookings(told: readonly ToldEvent[]): Promise<void> {
  const noticed = told.flatMap(({ bookingId, event, occasion = '' }) => {
    const kind = noticeOf(event);
    return kind ? [{ bookingId, kind, occasion }] : [];
  });
  await queueMailsOfEvents(noticed);
  await queuePushesOfEvents(noticed);
  await queueTextsOfEvents(noticed);
}

/** Notifies the professional that a bank disputes the payment, or has decided. */
export async function notifyOfDispute({ bookingId, disputeId, isClosed }: DisputeChange): Promise<void> {
  const kind = isClosed ? 'dispute-closed' : 'dispute-opened';
  await queueBookingMails(bookingId, kind, { occasion: disputeId });
  await queueBookingPushes(bookingId, kind, disputeId);
}

/** Notifies the client of a refund that was made otherwise than announced, and of one that did not arrive. */
export async function notifyOfRefund(change: RefundChange): Promise<void> {
  const { bookingId, refundId, outcome } = change;
  if (outcome === 'failed') return queueBookingMails(bookingId, 'refund-failed', { occasion: refundId });
  if (isWorthNotifying(change)) await queueBookingMails(bookingId, 'refunded', { occasion: refundId });
}
