import type { ReviewEvent } from '#app/features/reviews/review-events.ts';
import { queueBookingMails } from '../mail/commands/queue-booking-mails.server.ts';
import { queueBookingPushes } from '#app/features/push/commands/queue-booking-pushes.server.ts';

/**
 * Notifies the professional of a review and the client of a reply: once each per visit, however often they are
 * rewritten.
 */
export async function notifyOfReview(bookingId: string, event: ReviewEvent['name']): Promise<void> {
  if (event === 'changed') return;
  const kind = event === 'written' ? 'reviewed' : 'review-replied';
  await queueBookingMails(bookingId, kind);
  await queueBookingPushes(bookingId, kind);
}
