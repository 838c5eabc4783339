import { readNoticedBooking } from '#app/features/notices/queries/read-noticed-bookings.server.ts';
import type { TransferSent } from '#app/features/payments/transfers/commands/publish-transfer-sent.server.ts';
import { centsFromDollars } from '#app/lib/money.ts';
import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { urlOf, payoutMailContent } from '../booking-mail.ts';
import { userOf } from '#app/features/push/commands/queue-booking-pushes.server.ts';
import { sendToParty } from './send-standard-mail.server.ts';

/** Mails a professional that the transfer of their share of a booking has left. */
export async function sendPayoutMail({ bookingId, amount }: TransferSent, { id }: JobAttempt): Promise<void> {
  const booking = await readNoticedBooking(bookingId);
  if (!booking) return;
  const told = { userId: userOf(booking, 'professional'), recipient: 'professional', kind: 'payout' } as const;
  await sendToParty(
    { id, to: urlOf(booking, 'professional'), words: payoutMailContent(centsFromDollars(amount), booking) },
    told,
  );
}
