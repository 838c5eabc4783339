import { readNoticedBooking } from '#app/features/notices/queries/read-noticed-bookings.server.ts';
import {
  transferSent,
  type TransferSent,
} from '#app/features/payments/transfers/commands/publish-transfer-sent.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';
import { payoutNoticesStore } from '../payout-notices-store.server.ts';
import { enqueuePushes, userOf } from '#app/features/push/commands/queue-booking-pushes.server.ts';

export const payoutMails = defineQueue('notifications.payout-mail', transferSent, mailPatience);

/** Notifies the professional, once, that the transfer of their share of a booking has left. */
export async function notifyOfPayout(transfer: TransferSent): Promise<void> {
  const booking = await readNoticedBooking(transfer.bookingId);
  if (!booking) return;
  await inTransaction(async (trx) => {
    if (!(await payoutNoticesStore.claim(trx, transfer.transferId))) return;
    await enqueue(trx, payoutMails, transfer);
    const subject = { about: 'payout', bookingId: booking.id, recipient: 'professional' } as const;
    await enqueuePushes(trx, [{ userId: userOf(booking, 'professional'), subject }]);
  });
}
