import { inTransaction } from '#app/platform/database/database.server.ts';
import { defineQueue, enqueue } from '#app/platform/jobs/jobs.server.ts';
import { recipientsOf, type BookingMailKind, type MailRecipient } from '../booking-mail.ts';
import { notificationsStore } from '../notifications-store.server.ts';

export type BookingMailJob = { bookingId: string; kind: BookingMailKind; recipient: MailRecipient };

export const bookingMails = defineQueue<BookingMailJob>('notifications.booking-mail', { retryLimit: 20 });

/** Queues the mails of a transition, each once, however often it is asked for. */
export async function queueBookingMails(
  bookingId: string,
  kind: BookingMailKind,
  recipients: readonly MailRecipient[] = recipientsOf[kind],
): Promise<void> {
  await inTransaction(async (trx) => {
    for (const recipient of recipients) {
      const isNew = await notificationsStore.claim(trx, { booking_id: bookingId, kind, recipient });
      if (isNew) await enqueue(trx, bookingMails, { bookingId, kind, recipient });
    }
  });
}
