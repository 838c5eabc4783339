import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { accountNotice, type AccountNotice } from '../account-notices.ts';

/** The queue of notices to be mailed; notifications renders and sends them. */
export const accountNotices = defineQueue('account.notice', accountNotice, mailPatience);

/** Queues a notice in the transaction of the change it announces. */
export function mailAccountNotice(trx: Transaction, notice: AccountNotice): Promise<void> {
  return enqueue(trx, accountNotices, notice);
}
