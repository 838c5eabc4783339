import { claimUnread } from '#app/features/messages/unread/commands/claim-unread.server.ts';
import { unreadNotice } from '#app/features/messages/unread/unread-notice.ts';
import { enqueuePushes } from '#app/features/push/commands/queue-booking-pushes.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueueAll } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';

export const unreadMails = defineQueue('notifications.unread-mail', unreadNotice, mailPatience);

/** Notifies everybody who has not read a message for two minutes, once until they have read. */
export async function notifyOfUnread(now = new Date()): Promise<void> {
  while (await notifySome(now));
}

/** @returns false once nobody is due any more */
function notifySome(now: Date): Promise<boolean> {
  return inTransaction(async (trx) => {
    const due = await claimUnread(trx, now);
    await enqueueAll(
      trx,
      unreadMails,
      due.map(({ threadId, side, until }) => ({ threadId, side, until })),
    );
    const pushes = due.map(({ personId, threadId, side, until }) => ({
      userId: personId,
      subject: { about: 'message', threadId, until, recipient: side } as const,
    }));
    await enqueuePushes(trx, pushes);
    return due.length > 0;
  });
}
