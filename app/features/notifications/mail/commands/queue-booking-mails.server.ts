import * as z from 'zod/mini';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueueAll } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';
import {
  bookingMailKinds,
  mailedTo,
  mailRecipients,
  type BookingMailKind,
  type MailRecipient,
  type NoticedEvent,
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

export const bookingMails = defineQueue('notifications.booking-mail', bookingMail, {
  ...mailPatience,
  gatherMilliseconds: 250,
});

type Which = { recipients?: readonly MailRecipient[]; occasion?: string };

/** Queues the mails about an event of a booking, each once, however often it is requested. */
export function queueBookingMails(
  bookingId: string,
  kind: BookingMailKind,
  { recipients = mailedTo(kind), occasion = '' }: Which = {},
): Promise<void> {
  return queueMails(recipients.map((recipient) => ({ bookingId, kind, recipient, occasion })));
}

/** Does the same for the mails about several events. */
export function queueMailsOfEvents(events: readonly NoticedEvent[]): Promise<void> {
  return queueMails(events.flatMap((event) => mailedTo(event.kind).map((recipient) => ({ ...event, recipient }))));
}

async function queueMails(mails: readonly BookingMailJob[]): Promise<void> {
  if (mails.length === 0) return;
  // In one order, so that transactions with the same claims wait for each other instead of deadlocking.
  const claims = mails.map(({ bookingId, ...mail }) => ({ booking_id: bookingId, ...mail })).toSorted(byKey);
  await inTransaction(async (trx) => {
    const claimed = await notificationsStore.claim(trx, claims);
    await enqueueAll(
      trx,
      bookingMails,
      claimed.map(({ booking_id, ...mail }) => ({ bookingId: booking_id, ...mail })),
    );
  });
}

function byKey(one: object, other: object): number {
  const [left, right] = [Object.values(one).join(), Object.values(other).join()];
  return left < right ? -1 : Number(left > right);
}
