import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';
import { applicationNotice, type ApplicationNotice } from '../application-notices.ts';

/** Mails about the review; the notifications room writes and sends them. */
export const applicationNotices = defineQueue('applications.notice', applicationNotice, mailPatience);

/** Professionals whose listing was changed by the team; handled by the directory. */
export const listingChanges = defineQueue('applications.listing-changed', z.object({ professionalId: z.string() }));

/** Queues a mail inside the transaction of the change it reports. */
export function mailApplicationNotice(trx: Transaction, notice: ApplicationNotice): Promise<void> {
  return enqueue(trx, applicationNotices, notice);
}

export function publishListingChange(trx: Transaction, professionalId: string): Promise<void> {
  return enqueue(trx, listingChanges, { professionalId });
}
