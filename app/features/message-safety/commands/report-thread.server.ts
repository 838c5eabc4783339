import * as z from 'zod/mini';
import { databaseTime, inTransaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';
import type { NewReport } from '../safety.schema.ts';
import { safetyStore } from '../safety-store.server.ts';
import { lockOwnSide } from '#app/features/messages/commands/block-other.server.ts';

const reportedThread = z.object({ reportId: z.string() });
export type ReportedThread = z.infer<typeof reportedThread>;

export const reportedThreads = defineQueue('messages.thread-reported', reportedThread, mailPatience);

/**
 * Reports a thread to the team for one of its people. While a report of theirs is open, another one adds nothing.
 * @throws AppError thread_not_found for strangers
 */
export function reportThread(threadId: string, personId: string, report: NewReport): Promise<void> {
  return inTransaction(async (trx) => {
    const side = await lockOwnSide(trx, threadId, personId);
    const isNew = await safetyStore.insertReport(trx, {
      ...report,
      thread_id: threadId,
      side,
      reported_at: await databaseTime(trx),
    });
    if (isNew) await enqueue(trx, reportedThreads, { reportId: report.id });
  });
}
