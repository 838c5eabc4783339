import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { accountNotice, type AccountNotice } from '../account-notices.ts';

/** Notices waiting to be mailed; notifications words and sends them. */
export const accountNotices = defineQueue('account.notice', accountNotice, mailPatience);

/** Queues a notice as part of the change that it tells of. */
export function mailAccountNotice(trx: Transaction, notice: AccountNotice): Promise<void> {
  return enqueue(trx, accountNotices, notice);
}
