import { createElement } from 'react';
import type * as z from 'zod/mini';
import type { guestBookingMails } from '#app/features/booking-button/guest/commands/guest-booking-mails.server.ts';
import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { renderMail } from '#app/platform/mail/render-mail.server.ts';

/**
 * Mails a guest the link that confirms a booking.
 * @throws if the mail server does not accept it; the job retries
 */
export async function sendGuestBookingMail(
  { email, ...facts }: z.output<(typeof guestBookingMails)['payload']>,
  { id }: JobAttempt,
): Promise<void> {
  const { GuestBookingMail } = await import('../templates/guest-booking-mail.tsx');
  const content = await renderMail(createElement(GuestBookingMail, facts));
  await sendMail({ id, to: email, subject: 'Confirm your booking', ...content });
}
