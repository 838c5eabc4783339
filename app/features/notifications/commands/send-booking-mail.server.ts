import { createElement } from 'react';
import { config } from '#app/platform/config/config.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { readBooking } from '#app/features/bookings/queries/read-booking.server.ts';
import { addressOf, bookingMailWords } from '../booking-mail.ts';
import { wantsToHear } from '../queries/list-preferences.server.ts';
import { renderMail } from '../render-mail.server.ts';
import { visitFile } from '../visit-file.server.ts';
import { userOf } from './queue-booking-pushes.server.ts';
import type { BookingMailJob } from './queue-booking-mails.server.ts';

/** Sends one mail about a booking; a booking that is gone, a party without an address, or who wants none, gets none. */
export async function sendBookingMail({ bookingId, kind, recipient }: BookingMailJob): Promise<void> {
  const booking = await readBooking(bookingId);
  const to = booking && addressOf(booking, recipient);
  const words = booking && bookingMailWords(kind, recipient, booking);
  if (!to || !words || !(await wantsToHear(userOf(booking, recipient), { recipient, kind, channel: 'mail' }))) return;
  const { WordsMail } = await import('../mails/words-mail.tsx');
  const content = await renderMail(createElement(WordsMail, { words }));
  // A hold is no visit yet, and one that ended unpaid never was.
  const isVisit = booking.payment_method !== null && kind !== 'created';
  const attachments = isVisit ? [visitFile(booking, recipient, config().BASE_URL)] : [];
  await sendMail({ to, subject: words.subject, ...content, attachments });
}
