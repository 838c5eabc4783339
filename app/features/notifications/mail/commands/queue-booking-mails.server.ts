import * as z from 'zod/mini';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';
import {
  bookingMailKinds,
  mailedTo,
  mailRecipients,
  type BookingMailKind,
  type MailRecipient,
} from '#app/features/notices/notices.ts';
import { notificationsStore } from '../../notifications-store.server.ts';

/** `occasion` is the id of the move, refund or dispute; '' for what a booking has only once. */
const bookingMail = z.object({
  bookingId: z.string(),
  kind: z.enum(bookingMailKinds),
  recipient: z.enum(mailRecipients),
  occasion: z.string(),
});
export type BookingMailJob = z.infer<typeof bookingMail>;

export const bookingMails = defineQueue('notifications.booking-mail', bookingMail, mailPatience);

type Which = { recipients?: readonly MailRecipient[]; occasion?: string };

/** Queues the mails about an event of a booking, each once, however often it is requested. */
export async function queueBookingMails(
  bookingId: string,
  kind: BookingMailKind,
  { recipients = mailedTo(kind), occasion = '' }: Which = {},
): Promise<void> {
  await inTransaction(async (trx) => {
    for (const recipient of recipients) {
      const isNew = await notificationsStore.claim(trx, { booking_id: bookingId, kind, recipient, occasion });
      if (isNew) await enqueue(trx, bookingMails, { bookingId, kind, recipient, occasion });
    }
  });
}
