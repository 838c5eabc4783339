import { createElement } from 'react';
import { readBooking } from '#app/features/bookings/queries/read-booking.server.ts';
import type { TransferSent } from '#app/features/payments/commands/publish-transfer-sent.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { addressOf, payoutMailWords } from '../booking-mail.ts';
import { wantsToHear } from '../queries/list-preferences.server.ts';
import { renderMail } from '../render-mail.server.ts';
import { userOf } from './queue-booking-pushes.server.ts';

/** Mails a professional that the share of a booking is on its way. */
export async function sendPayoutMail({ bookingId, amount }: TransferSent): Promise<void> {
  const booking = await readBooking(bookingId);
  const to = booking && addressOf(booking, 'professional');
  if (!to || !(await wantsToHear(userOf(booking, 'professional'), { recipient: 'professional', kind: 'payout', channel: 'mail' }))) return;
  const { WordsMail } = await import('../mails/words-mail.tsx');
  const words = payoutMailWords(amount, booking);
  await sendMail({ to, subject: words.subject, ...(await renderMail(createElement(WordsMail, { words }))) });
}
