import { inTransaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';
import { refusedReply, type RefusedReply } from '../refused-reply.ts';
import { refusedRepliesStore } from '../refused-replies-store.server.ts';

export const refusedReplies = defineQueue('messages.reply-refused', refusedReply, mailPatience);

/** Has the person of a side told, once for a mail, that a reply of theirs did not become a message. */
export function refuseReply(mailId: string, refusal: RefusedReply): Promise<void> {
  return inTransaction(async (trx) => {
    if (await refusedRepliesStore.claim(trx, mailId)) await enqueue(trx, refusedReplies, refusal);
  });
}
