import { confirmationMails } from '#app/features/accounts/commands/mail-confirmation-link.server.ts';
import { bookingEvents } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { handleStripeEvent } from '#app/features/bookings/commands/handle-stripe-event.server.ts';
import { reconcileCheckouts } from '#app/features/bookings/commands/reconcile-checkouts.server.ts';
import type { BookingEvent } from '#app/features/bookings/booking-events.ts';
import { directoryRefreshes, enqueueDirectoryRefresh } from '#app/features/directory/commands/enqueue-directory-refresh.server.ts';
import { refreshDueEntries, refreshEntry } from '#app/features/directory/commands/refresh-entries.server.ts';
import { bookingMails, queueBookingMails } from '#app/features/notifications/commands/queue-booking-mails.server.ts';
import { sendBookingMail } from '#app/features/notifications/commands/send-booking-mail.server.ts';
import { sendConfirmationMail } from '#app/features/notifications/commands/send-confirmation-mail.server.ts';
import { executeRefund } from '#app/features/payments/commands/execute-refund.server.ts';
import { refundRequests } from '#app/features/payments/commands/record-payment.server.ts';
import { stripeEvents } from '#app/features/payments/commands/receive-stripe-event.server.ts';
import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { declareQueues, schedule, work } from '#app/platform/jobs/jobs.server.ts';

/** Every queue there is, created at boot, so that nothing enqueued inside a transaction has to create one. */
const queues = [directoryRefreshes, confirmationMails, bookingEvents, bookingMails, stripeEvents, refundRequests];

/** Creates the queues; enough for a process that only sends. */
export function prepareQueues(): Promise<void> {
  return declareQueues(queues);
}

/** Which room hears what: the one place where events of rooms above reach rooms below. */
export async function subscribe(): Promise<void> {
  await work(confirmationMails, sendConfirmationMail);
  await work(bookingEvents, onBookingEvent);
  await work(bookingMails, sendBookingMail);
  await work(stripeEvents, handleStripeEvent);
  await work(refundRequests, ({ refundId }) => executeRefund(refundId));
  await work(directoryRefreshes, ({ professionalId }) => refreshEntry(database(), professionalId));
  await schedule('directory.refresh-due', '* * * * *', () => refreshDueEntries(database()));
  await schedule('bookings.reconcile', '* * * * *', () => reconcileCheckouts());
}

async function onBookingEvent({ name, bookingId, professionalId }: BookingEvent): Promise<void> {
  if (name !== 'deleted') await queueBookingMails(bookingId, name);
  if (professionalId) await inTransaction((trx) => enqueueDirectoryRefresh(trx, professionalId));
}
