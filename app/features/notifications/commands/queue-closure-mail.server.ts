import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue, enqueue } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';
import type { ClosureMail } from '../closure-mail.ts';

export const closureMails = defineQueue<ClosureMail>('notifications.closure-mail', mailPatience);

/** Queues the mail that confirms a deletion, as part of it. */
export function queueClosureMail(trx: Transaction, mail: ClosureMail): Promise<void> {
  return enqueue(trx, closureMails, mail);
}
