import { createElement } from 'react';
import { readBooking } from '#app/features/bookings/queries/read-booking.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { addressOf, reminderMailWords } from '../booking-mail.ts';
import { wantsToHear } from '../queries/list-preferences.server.ts';
import { isStillAhead, type Reminder } from '../reminder-rules.ts';
import { renderMail } from '../render-mail.server.ts';
import { userOf } from './queue-booking-pushes.server.ts';

/** Mails one reminder; of a visit that was cancelled, moved or has begun meanwhile nobody is reminded. */
export async function sendReminderMail({ bookingId, hours, startsAt, recipient }: Reminder): Promise<void> {
  const booking = await readBooking(bookingId);
  if (!booking || !isStillAhead(booking, startsAt, Date.now())) return;
  const to = addressOf(booking, recipient);
  if (!to || !(await wantsToHear(userOf(booking, recipient), { recipient, kind: 'reminder', channel: 'mail' }))) return;
  const { WordsMail } = await import('../mails/words-mail.tsx');
  const words = reminderMailWords(hours, recipient, booking);
  await sendMail({ to, subject: words.subject, ...(await renderMail(createElement(WordsMail, { words }))) });
}
