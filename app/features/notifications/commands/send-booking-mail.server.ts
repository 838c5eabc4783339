import { createElement } from 'react';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { readBooking } from '#app/features/bookings/queries/read-booking.server.ts';
import { bookingMailWords } from '../booking-mail.ts';
import { renderMail } from '../render-mail.server.ts';
import type { BookingMailJob } from './queue-booking-mails.server.ts';

/** Sends one mail about a booking; a booking that is gone, or a party without an address, gets none. */
export async function sendBookingMail({ bookingId, kind, recipient }: BookingMailJob): Promise<void> {
  const booking = await readBooking(bookingId);
  const to = recipient === 'client' ? booking?.client.email : booking?.professional.profile.email;
  const words = booking && bookingMailWords(kind, recipient, booking);
  if (!to || !words) return;
  const { WordsMail } = await import('../mails/words-mail.tsx');
  const content = await renderMail(createElement(WordsMail, { words }));
  await sendMail({ to, subject: words.subject, ...content });
}
