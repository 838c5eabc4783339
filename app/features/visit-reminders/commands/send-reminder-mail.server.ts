import { readBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { urlOf, reminderMailContent } from '#app/features/notifications/mail/booking-mail.ts';
import { isStillAhead, type Reminder } from '#app/features/notices/reminder-rules.ts';
import { mailSite } from '#app/platform/mail/render-mail.server.ts';
import { visitFileFor } from '#app/features/visits/queries/visit-file.server.ts';
import { userOf } from '#app/features/push/commands/queue-booking-pushes.server.ts';
import { sendToParty } from '#app/features/notifications/mail/commands/send-standard-mail.server.ts';

/** Mails one reminder, unless the visit was cancelled, moved or has begun meanwhile. */
export async function sendReminderMail(
  { bookingId, hours, startsAt, recipient }: Reminder,
  { id, now }: JobAttempt,
): Promise<void> {
  const booking = await readBooking(bookingId);
  if (!booking || !isStillAhead(booking, startsAt, now.getTime())) return;
  const words = reminderMailContent(hours, recipient, booking);
  const attachments = [await visitFileFor(booking, recipient, mailSite())];
  await sendToParty(
    { id, to: urlOf(booking, recipient), words, attachments },
    { userId: userOf(booking, recipient), recipient, kind: 'reminder' },
  );
}
