import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue, enqueue } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';
import type { ApplicationNotice } from '../application-notices.ts';

/** Mails about the review; notifications words and sends them. */
export const applicationNotices = defineQueue<ApplicationNotice>('applications.notice', mailPatience);

/** Professionals whose listing the team changed; the directory hears of it. */
export const listingChanges = defineQueue<{ professionalId: string }>('applications.listing-changed');

/** Queues a mail as part of the change that it tells of. */
export function mailApplicationNotice(trx: Transaction, notice: ApplicationNotice): Promise<void> {
  return enqueue(trx, applicationNotices, notice);
}

export function publishListingChange(trx: Transaction, professionalId: string): Promise<void> {
  return enqueue(trx, listingChanges, { professionalId });
}
