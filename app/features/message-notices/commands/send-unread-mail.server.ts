import { replyEmail } from '#app/features/mail-replies/queries/reply-email.server.ts';
import { readUnreadNotice } from '#app/features/messages/unread/queries/read-unread-notice.server.ts';
import type { UnreadNotice } from '#app/features/messages/unread/unread-notice.ts';
import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { sendToParty } from '#app/features/notifications/mail/commands/send-standard-mail.server.ts';
import { unreadMailContent } from '../message-mail.ts';

/** Mails what a person has not read in a thread; nothing if they have read it meanwhile. */
export async function sendUnreadMail(notice: UnreadNotice, { id, now }: JobAttempt): Promise<void> {
  const unread = await readUnreadNotice(notice);
  if (!unread) return;
  const { person, thread } = unread;
  const place = { threadId: thread.id, side: thread.side, personId: person.id };
  const address = replyEmail(place, notice.until, now);
  await sendToParty(
    {
      id,
      to: person.email,
      words: unreadMailContent(unread, address !== undefined),
      ...(address === undefined ? {} : { replyTo: { name: thread.other.name, address } }),
    },
    { userId: person.id, recipient: thread.side, kind: 'message' },
  );
}
