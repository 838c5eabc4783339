import { accountNotices } from '#app/features/accounts/commands/mail-account-notice.server.ts';
import { forgetOldSecurityEvents } from '#app/features/audit/commands/forget-old-security-events.server.ts';
import { renewStoredSecrets } from '#app/features/accounts/commands/renew-stored-secrets.server.ts';
import { usedProfilePhotos } from '#app/features/accounts/queries/used-profile-photos.server.ts';
import { confirmationMails } from '#app/features/accounts/commands/mail-confirmation-link.server.ts';
import { confirmationRequests, queueConfirmationMail } from '#app/features/accounts/commands/request-confirmation-mail.server.ts';
import { passwordResetRequests } from '#app/features/accounts/commands/request-password-reset.server.ts';
import { passwordChanges } from '#app/features/accounts/commands/reset-password.server.ts';
import { checkDocuments, takeLapsedBadges } from '#app/features/applications/commands/check-documents.server.ts';
import { usedDocuments } from '#app/features/applications/queries/used-documents.server.ts';
import { applicationNotices, listingChanges } from '#app/features/applications/commands/publish-review.server.ts';
import { availabilityChanges } from '#app/features/availability/commands/publish-availability-change.server.ts';
import { endAbandonedCheckout } from '#app/features/bookings/commands/abandon-hold.server.ts';
import { isCompletedSince } from '#app/features/bookings/queries/is-completed-since.server.ts';
import { completeFinished } from '#app/features/bookings/commands/complete-finished.server.ts';
import { bookingEvents } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { handleStripeEvent } from '#app/features/bookings/commands/handle-stripe-event.server.ts';
import { runMoneyCheck } from '#app/features/bookings/commands/run-money-check.server.ts';
import { reconcileCheckouts } from '#app/features/bookings/commands/reconcile-checkouts.server.ts';
import type { BookingEvent } from '#app/features/bookings/booking-events.ts';
import { directoryRefreshes, enqueueDirectoryRefresh } from '#app/features/directory/commands/enqueue-directory-refresh.server.ts';
import { refreshAllEntries, refreshDueEntries, refreshEntry } from '#app/features/directory/commands/refresh-entries.server.ts';
import { refreshListing } from '#app/features/directory/commands/refresh-listing.server.ts';
import { removeBytes, removedFiles } from '#app/features/files/commands/remove-bytes.server.ts';
import { renderSizes } from '#app/features/files/commands/render-sizes.server.ts';
import { pictureRenderings } from '#app/features/files/commands/store-upload.server.ts';
import { sweepFiles } from '#app/features/files/commands/sweep-files.server.ts';
import { sweepUploads } from '#app/features/files/commands/sweep-uploads.server.ts';
import { announceBookingChange, announceProfessionalChange } from '#app/features/notifications/live-updates.server.ts';
import { bookingMails } from '#app/features/notifications/commands/queue-booking-mails.server.ts';
import { closureMails } from '#app/features/notifications/commands/queue-closure-mail.server.ts';
import { contactMails } from '#app/features/notifications/commands/queue-contact-mail.server.ts';
import { remindOfVisits, reminderMails } from '#app/features/notifications/commands/remind-of-visits.server.ts';
import { sendAccountNotice } from '#app/features/notifications/commands/send-account-notice.server.ts';
import { sendApplicationMail } from '#app/features/notifications/commands/send-application-mail.server.ts';
import { sendBookingMail } from '#app/features/notifications/commands/send-booking-mail.server.ts';
import { sendClosureMail } from '#app/features/notifications/commands/send-closure-mail.server.ts';
import { sendContactMail } from '#app/features/notifications/commands/send-contact-mail.server.ts';
import { sendConfirmationMail } from '#app/features/notifications/commands/send-confirmation-mail.server.ts';
import { sendPasswordChangedMail } from '#app/features/notifications/commands/send-password-changed-mail.server.ts';
import { sendPasswordResetMail } from '#app/features/notifications/commands/send-password-reset-mail.server.ts';
import { pushes, sendPushJob } from '#app/features/notifications/commands/send-push.server.ts';
import { tellOfReview } from '#app/features/notifications/commands/tell-of-review.server.ts';
import { sendReviewNotice } from '#app/features/notifications/commands/send-review-notice.server.ts';
import { sendPayoutMail } from '#app/features/notifications/commands/send-payout-mail.server.ts';
import { tellOfBooking, tellOfDispute, tellOfRefund } from '#app/features/notifications/commands/tell-of-booking.server.ts';
import { payoutMails, tellOfPayout } from '#app/features/notifications/commands/tell-of-payout.server.ts';
import { sendReminderMail } from '#app/features/notifications/commands/send-reminder-mail.server.ts';
import { abandonedCheckouts } from '#app/features/payments/commands/abandon-checkout.server.ts';
import { createMissingPrices, missingPrices } from '#app/features/payments/commands/create-missing-prices.server.ts';
import { executeRefund } from '#app/features/payments/commands/execute-refund.server.ts';
import { executeReversal, transferReversals } from '#app/features/payments/commands/execute-reversal.server.ts';
import { executeTransfer } from '#app/features/payments/commands/execute-transfer.server.ts';
import { catchUpWithStripe } from '#app/features/payments/commands/catch-up-with-stripe.server.ts';
import { compareWithStripe } from '#app/features/payments/commands/compare-with-stripe.server.ts';
import { followRefund } from '#app/features/payments/commands/follow-refund.server.ts';
import { followTransfer } from '#app/features/payments/commands/follow-transfer.server.ts';
import { handleDisputeEvent } from '#app/features/payments/commands/handle-dispute-event.server.ts';
import { handleAccountEvent } from '#app/features/payments/commands/handle-account-event.server.ts';
import { followService } from '#app/features/payments/commands/follow-service.server.ts';
import { refundRequests } from '#app/features/payments/commands/record-payment.server.ts';
import { disputeChanges } from '#app/features/payments/commands/publish-dispute-change.server.ts';
import { refundChanges } from '#app/features/payments/commands/publish-refund-change.server.ts';
import { sentTransfers } from '#app/features/payments/commands/publish-transfer-sent.server.ts';
import { transferRequests } from '#app/features/payments/commands/request-transfer.server.ts';
import { sweepTransfers } from '#app/features/payments/commands/sweep-transfers.server.ts';
import { stripeEvents, type StripeEventJob } from '#app/features/payments/commands/receive-stripe-event.server.ts';
import { settingsChanges } from '#app/features/platform-settings/commands/publish-settings-change.server.ts';
import { professionalChanges } from '#app/features/professionals/commands/publish-professional-change.server.ts';
import { purgeWorkPhoto, removedPhotos } from '#app/features/professionals/commands/remove-work-photo.server.ts';
import { reviewEvents, reviewNotices } from '#app/features/reviews/commands/publish-review-event.server.ts';
import type { ReviewEvent } from '#app/features/reviews/review-events.ts';
import { usedWorkPhotos } from '#app/features/professionals/queries/used-work-photos.server.ts';
import { serviceEvents } from '#app/features/services/commands/publish-service-event.server.ts';
import type { ServiceEvent } from '#app/features/services/service-events.ts';
import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { idempotencyStore } from '#app/platform/http/idempotency-store.server.ts';
import { declareQueues, schedule, work } from '#app/platform/jobs/jobs.server.ts';

/** Every queue there is, created at boot, so that nothing enqueued inside a transaction has to create one. */
const queues = [directoryRefreshes, confirmationMails, accountNotices, confirmationRequests, passwordResetRequests, passwordChanges, bookingEvents, bookingMails, pushes, reminderMails, sentTransfers, disputeChanges, refundChanges, payoutMails, stripeEvents, refundRequests, transferRequests, transferReversals, abandonedCheckouts, missingPrices, serviceEvents, closureMails, contactMails, pictureRenderings, removedFiles, applicationNotices, listingChanges, availabilityChanges, professionalChanges, settingsChanges, removedPhotos, reviewEvents, reviewNotices];

/** Creates the queues; enough for a process that only sends. */
export function prepareQueues(): Promise<void> {
  return declareQueues(queues);
}

/** Which room hears what: the one place where events of rooms above reach rooms below. */
export async function subscribe(): Promise<void> {
  await work(confirmationMails, sendConfirmationMail);
  await work(accountNotices, sendAccountNotice);
  await work(confirmationRequests, queueConfirmationMail);
  await work(passwordResetRequests, sendPasswordResetMail);
  await work(passwordChanges, sendPasswordChangedMail);
  await work(bookingEvents, onBookingEvent);
  await work(bookingMails, sendBookingMail);
  await work(pushes, sendPushJob);
  await work(reminderMails, sendReminderMail);
  await work(sentTransfers, tellOfPayout);
  await work(disputeChanges, tellOfDispute);
  await work(refundChanges, tellOfRefund);
  await work(payoutMails, sendPayoutMail);
  await work(stripeEvents, onStripeEvent);
  await work(refundRequests, ({ refundId }, { now }) => executeRefund(refundId, now));
  await work(transferRequests, ({ transferId }, { now }) => executeTransfer(transferId, now));
  await work(transferReversals, ({ reversalId }, { now }) => executeReversal(reversalId, now));
  await work(missingPrices, createMissingPrices);
  await work(serviceEvents, onServiceEvent);
  await work(contactMails, sendContactMail);
  await work(abandonedCheckouts, endAbandonedCheckout);
  await work(closureMails, sendClosureMail);
  await work(applicationNotices, sendApplicationMail);
  await work(listingChanges, onListingChange);
  await work(professionalChanges, ({ professionalId }) => refreshListing(professionalId));
  await work(removedPhotos, ({ photoId }, { now }) => purgeWorkPhoto(photoId, now));
  await work(availabilityChanges, onAvailabilityChange);
  await work(settingsChanges, onSettingsChange);
  await work(reviewEvents, onReviewEvent);
  await work(reviewNotices, sendReviewNotice);
  await work(pictureRenderings, renderSizes);
  await work(removedFiles, removeBytes);
  await work(directoryRefreshes, ({ professionalId }) => refreshEntry(database(), professionalId));
  await schedule('directory.refresh-due', '* * * * *', (now) => refreshDueEntries(database(), now));
  await schedule('bookings.reconcile', '* * * * *', (now) => reconcileCheckouts(now));
  await schedule('bookings.complete', '*/5 * * * *', (now) => completeFinished(now));
  await schedule('bookings.money-check', '*/15 * * * *', async (now) => void (await runMoneyCheck(now)));
  await schedule('payments.transfers', '* * * * *', (now) => sweepTransfers(now));
  await schedule('payments.catch-up', '*/5 * * * *', (now) => catchUpWithStripe(now));
  await schedule('payments.compare', '11 9 * * *', (now) => compareWithStripe(now));
  await schedule('notifications.remind', '* * * * *', (now) => remindOfVisits(now));
  await schedule('applications.check-documents', '17 14 * * *', (now) => checkDocuments(now));
  await schedule('applications.take-lapsed-badges', '*/5 * * * *', (now) => takeLapsedBadges(now));
  await schedule('files.sweep-uploads', '11 3 * * *', (now) => sweepUploads({ profiles: usedProfilePhotos, 'work-photos': usedWorkPhotos, 'professional-documents': usedDocuments }, now.getTime()));
  await schedule('files.sweep', '41 3 * * *', () => sweepFiles());
  await schedule('audit.forget-security-events', '47 3 * * *', () => forgetOldSecurityEvents());
  await schedule('accounts.renew-secrets', '37 4 * * *', () => renewStoredSecrets());
  await schedule('idempotency.forget', '23 * * * *', () => idempotencyStore.forgetOld());
}

/** What an event is about decides whose it is. */
function onStripeEvent(event: StripeEventJob): Promise<void> {
  const rules: readonly [RegExp, (event: StripeEventJob) => Promise<void>][] = [
    [/^(account|payout)\./, handleAccountEvent],
    [/^charge\.dispute\./, handleDisputeEvent],
    [/^(refund|charge)\./, followRefund],
    [/^transfer\./, followTransfer],
  ];
  const [, handle] = rules.find(([types]) => types.test(event.type)) ?? [];
  return (handle ?? handleStripeEvent)(event);
}

/** What everybody sees goes first. */
async function onListingChange({ professionalId }: { professionalId: string }): Promise<void> {
  await refreshListing(professionalId);
  await announceProfessionalChange(professionalId);
}

/** The own screens, in other tabs and on other devices, do not wait for the directory. */
async function onAvailabilityChange({ professionalId }: { professionalId: string }): Promise<void> {
  await announceProfessionalChange(professionalId);
  await refreshEntry(database(), professionalId);
}

/** Which times are still bookable stands in every entry. */
async function onSettingsChange({ settings }: { settings: string[] }): Promise<void> {
  if (settings.includes('minimum_notice_hours')) await refreshAllEntries(database());
}

/** The listing does not wait for Stripe, and both bear being told twice. */
async function onServiceEvent(event: ServiceEvent): Promise<void> {
  await refreshListing(event.professionalId);
  await followService(event);
}

async function onBookingEvent({ name, bookingId, professionalId, moveId, completedAt }: BookingEvent): Promise<void> {
  await announceBookingChange(bookingId);
  if (completedAt && !(await isCompletedSince(bookingId, completedAt))) return;
  await tellOfBooking(bookingId, name, moveId);
  if (professionalId) await inTransaction((trx) => enqueueDirectoryRefresh(trx, professionalId));
}

/** Everybody's pages first, then the screens of its parties, then who is to be told. */
async function onReviewEvent({ name, bookingId, professionalId }: ReviewEvent): Promise<void> {
  await refreshListing(professionalId);
  await announceBookingChange(bookingId);
  await tellOfReview(bookingId, name);
}
