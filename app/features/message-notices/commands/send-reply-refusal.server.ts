import type { RefusedReply } from '#app/features/mail-replies/refused-reply.ts';
import { findSidePerson } from '#app/features/messages/unread/queries/find-side-person.server.ts';
import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { sendStandardMail } from '#app/features/notifications/mail/commands/send-standard-mail.server.ts';
import { replyRefusalContent } from '../reply-refusal-mail.ts';

/** Mails a person that a reply of theirs did not become a message. */
export async function sendReplyRefusal({ threadId, side, reason }: RefusedReply, { id }: JobAttempt): Promise<void> {
  const person = await findSidePerson(threadId, side);
  if (person) await sendStandardMail({ id, to: person.email, words: replyRefusalContent(reason, side, threadId) });
}
