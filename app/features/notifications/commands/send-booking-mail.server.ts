import { config } from '#app/platform/config/config.server.ts';
import type { JobAttempt } from '#app/platform/jobs/jobs.server.ts';
import { addressOf } from '../booking-mail.ts';
import type { NoticeFacts } from '../notice-facts.ts';
import { noticeWords } from '../notice-words.ts';
import { bookingAfterMove } from '../rescheduled-mail.ts';
import { settingOf, type BookingMailKind, type MailRecipient } from '../notices.ts';
import { readNoticeFacts } from '../queries/read-notice-facts.server.ts';
import { mailSite } from '../render-mail.server.ts';
import { visitFile } from '../visit-file.server.ts';
import { userOf } from './queue-booking-pushes.server.ts';
import type { BookingMailJob } from './queue-booking-mails.server.ts';
import { sendToParty, sendWords } from './send-words.server.ts';

/** Sends one mail about a booking; a booking that is gone, what has moved on, or a party without an address, gets none. */
export async function sendBookingMail({ bookingId, kind, recipient, occasion }: BookingMailJob, { id }: JobAttempt): Promise<void> {
  const facts = await readNoticeFacts(bookingId, occasion);
  const words = facts && noticeWords(kind, recipient, facts);
  if (!words) return;
  if (recipient === 'team') return sendWords({ id, to: config().CONTACT_EMAIL, words });
  const { booking } = facts;
  const choice = { userId: userOf(booking, recipient), recipient, kind: settingOf(kind) };
  await sendToParty({ id, to: addressOf(booking, recipient), words, attachments: filesOf(kind, recipient, facts) }, choice);
}

/** A hold is no visit yet, and one that ended unpaid never was; what comes after a visit changes no calendar. */
function filesOf(kind: BookingMailKind, recipient: Exclude<MailRecipient, 'team'>, { booking, move }: NoticeFacts) {
  if (move) return [visitFile(bookingAfterMove(booking, move), recipient, mailSite())];
  const isVisit = booking.payment_method !== null && (kind === 'confirmed' || kind === 'cancelled');
  return isVisit ? [visitFile(booking, recipient, mailSite())] : [];
}
