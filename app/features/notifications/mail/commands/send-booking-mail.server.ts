import { database } from '#app/platform/database/database.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { type Failures, forEachOfLot, type JobOfLot } from '#app/platform/jobs/job.server.ts';
import { type NoticeChoice, readEnabledNotices } from '#app/features/notices/queries/list-preferences.server.ts';
import { urlOf } from '../booking-mail.ts';
import type { NoticeFacts } from '../notice-facts.ts';
import { noticeContent } from '../notice-content.ts';
import { bookingAfterMove } from '../rescheduled-mail.ts';
import { notificationsStore } from '../../notifications-store.server.ts';
import { recipients, type BookingMailKind, type MailRecipient } from '#app/features/notices/notices.ts';
import { listNoticeFacts, readNoticeFacts } from '../queries/read-notice-facts.server.ts';
import { mailSite } from '#app/platform/mail/render-mail.server.ts';
import { visitFileFor } from '#app/features/visits/queries/visit-file.server.ts';
import { userOf } from '#app/features/push/commands/queue-booking-pushes.server.ts';
import { queueBookingMails, type BookingMailJob } from './queue-booking-mails.server.ts';
import { sendRefundOfDeleted } from './send-refund-of-deleted.server.ts';
import { sendToParty, sendStandardMail } from './send-standard-mail.server.ts';

type Read = { facts: NoticeFacts | undefined; isEnabled: (choice: NoticeChoice) => boolean };

/** Sends mails about bookings. Each that the mail server does not accept fails alone. */
export async function sendBookingMails(lot: readonly JobOfLot<BookingMailJob>[]): Promise<Failures> {
  const facts = await listNoticeFacts(lot.map(({ data }) => data));
  const factsById = new Map(lot.map(({ id }, index) => [id, facts[index]]));
  const parties = facts.flatMap((one) => (one ? recipients.map((party) => userOf(one.booking, party)) : []));
  const isEnabled = await readEnabledNotices(database(), parties);
  return forEachOfLot(lot, ({ id, data }) => sendBookingMail(data, id, { facts: factsById.get(id), isEnabled }));
}

/**
 * Sends one mail. None is sent if it is out of date or the party has no email; of a deleted booking, its client reads only
 * about refunds.
 */
async function sendBookingMail(mail: BookingMailJob, id: string, { facts, isEnabled }: Read): Promise<void> {
  const { kind, recipient } = mail;
  const words = facts && noticeContent(kind, recipient, facts);
  if (!facts && (await sendRefundOfDeleted(mail, id))) return;
  if (!facts || !words) return freeClaim(mail);
  if (recipient === 'team') return sendStandardMail({ id, to: config().CONTACT_EMAIL, words });
  const { booking } = facts;
  const told = { userId: userOf(booking, recipient), recipient, kind };
  const attachments = await filesOf(kind, recipient, facts);
  await sendToParty({ id, to: urlOf(booking, recipient), words, attachments }, told, isEnabled);
}

/**
 * Releases the claim of a mail that had nothing to say: a reply deleted before its mail was sent must not suppress
 * the next one. Reads once more for a reply that came back meanwhile and found this mail still claimed.
 */
async function freeClaim(mail: BookingMailJob): Promise<void> {
  const { bookingId, kind, recipient, occasion } = mail;
  await notificationsStore.release(database(), { booking_id: bookingId, kind, recipient, occasion });
  const facts = await readNoticeFacts(mail);
  if (facts && noticeContent(kind, recipient, facts))
    await queueBookingMails(bookingId, kind, { recipients: [recipient], occasion });
}

/**
 * Returns the calendar files of a mail. A hold is not a visit yet, one that ended unpaid never was, and what comes
 * after a visit changes no calendar.
 */
async function filesOf(
  kind: BookingMailKind,
  recipient: Exclude<MailRecipient, 'team'>,
  { booking, move }: NoticeFacts,
) {
  if (move) return [await visitFileFor(bookingAfterMove(booking, move), recipient, mailSite())];
  const isVisit = booking.payment_method !== null && (kind === 'confirmed' || kind === 'cancelled');
  return isVisit ? [await visitFileFor(booking, recipient, mailSite())] : [];
}
