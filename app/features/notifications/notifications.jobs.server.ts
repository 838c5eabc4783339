import { accountNotices } from '#app/features/accounts/notices/commands/mail-account-notice.server.ts';
import { paymentLinkMails } from '#app/features/hand-entered-visits/commands/payment-link-mails.server.ts';
import { guestBookingMails } from '#app/features/booking-button/guest/commands/guest-booking-mails.server.ts';
import { confirmationMails } from '#app/features/accounts/sign-up/commands/mail-confirmation-link.server.ts';
import { passwordResetRequests } from '#app/features/accounts/password/commands/request-password-reset.server.ts';
import { passwordChanges } from '#app/features/accounts/password/commands/reset-password.server.ts';
import {
  applicationNotices,
  listingChanges,
} from '#app/features/professional-review/commands/publish-review.server.ts';
import { availabilityChanges } from '#app/features/availability/commands/publish-availability-change.server.ts';
import type { BookingEvent } from '#app/features/bookings/booking-events.ts';
import { bookingEvents } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { eventStands } from '#app/features/booking-outcomes/queries/event-stands.server.ts';
import { reportedThreads } from '#app/features/message-safety/commands/report-thread.server.ts';
import { disputeChanges } from '#app/features/payments/disputes/commands/publish-dispute-change.server.ts';
import { refundChanges } from '#app/features/payments/refunds/commands/publish-refund-change.server.ts';
import { sentTransfers } from '#app/features/payments/transfers/commands/publish-transfer-sent.server.ts';
import { reviewEvents, reviewNotices } from '#app/features/reviews/commands/publish-review-event.server.ts';
import type { ReviewEvent } from '#app/features/reviews/review-events.ts';
import { type Failures, type Job, type JobOfLot, onQueue, onQueueInLots } from '#app/platform/jobs/job.server.ts';
import { bookingMails } from './mail/commands/queue-booking-mails.server.ts';
import { closureMails } from './mail/commands/queue-closure-mail.server.ts';
import { sendAccountNotice } from './mail/commands/send-account-notice.server.ts';
import { sendApplicationMail, sendReviewNotice } from './mail/commands/send-decision-mail.server.ts';
import { sendBookingMails } from './mail/commands/send-booking-mail.server.ts';
import { sendClosureMail, sendPasswordChangedMail } from './mail/commands/send-account-mail.server.ts';
import { sendGuestBookingMail } from './mail/commands/send-guest-booking-mail.server.ts';
import { sendPaymentLinkMail } from './mail/commands/send-payment-link-mail.server.ts';
import { sendConfirmationMail } from './mail/commands/send-confirmation-mail.server.ts';
import { sendPasswordResetMail } from './mail/commands/send-password-reset-mail.server.ts';
import { sendReportMail } from './mail/commands/send-report-mail.server.ts';
import { sendPayoutMail } from './mail/commands/send-payout-mail.server.ts';
import {
  notifyOfBookings,
  notifyOfDispute,
  notifyOfRefund,
  type ToldEvent,
} from './commands/notify-of-booking.server.ts';
import { payoutMails, notifyOfPayout } from './commands/notify-of-payout.server.ts';
import { notifyOfReview } from './commands/notify-of-review.server.ts';
import {
  announceBookingChange,
  announceProfessionalChange,
} from '#app/features/live-updates/commands/announce-change.server.ts';

export const notificationJobs: Job[] = [
  onQueueInLots(bookingEvents, onBookingEvents),
  onQueue(reviewEvents, onReviewEvent),
  onQueue(sentTransfers, notifyOfPayout),
  onQueue(disputeChanges, notifyOfDispute),
  onQueue(refundChanges, notifyOfRefund),
  onQueue(listingChanges, ({ professionalId }) => announceProfessionalChange(professionalId)),
  onQueue(availabilityChanges, ({ professionalId }) => announceProfessionalChange(professionalId)),
  onQueue(confirmationMails, sendConfirmationMail),
  onQueue(guestBookingMails, sendGuestBookingMail),
  onQueue(paymentLinkMails, sendPaymentLinkMail),
  onQueue(accountNotices, sendAccountNotice),
  onQueue(passwordResetRequests, sendPasswordResetMail),
  onQueue(passwordChanges, sendPasswordChangedMail),
  onQueue(applicationNotices, sendApplicationMail),
  onQueue(reviewNotices, sendReviewNotice),
  onQueueInLots(bookingMails, sendBookingMails),
  onQueue(payoutMails, sendPayoutMail),
  onQueue(closureMails, sendClosureMail),
  onQueue(reportedThreads, sendReportMail),
];

/** Sends no mails or pushes about what was taken back. */
async function onBookingEvents(lot: readonly JobOfLot<BookingEvent>[]): Promise<Failures> {
  const told: ToldEvent[] = [];
  for (const { data } of lot) {
    const { name: event, bookingId, moveId, stepId } = data;
    const occasion = moveId ?? stepId;
    if (await eventStands(data)) told.push({ bookingId, event, occasion });
  }
  await notifyOfBookings(told);
  return new Map();
}

/** Updates the screens of the booking's parties first, then sends notices. */
async function onReviewEvent({ name, bookingId }: ReviewEvent): Promise<void> {
  await announceBookingChange(bookingId);
  await notifyOfReview(bookingId, name);
}
