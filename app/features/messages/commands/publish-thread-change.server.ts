import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { threadChange } from '../message-events.ts';

/** Changes of threads, enqueued in their transactions, for the screens that show them. */
export const threadChanges = defineQueue('messages.thread-changed', threadChange, {
  gatherMilliseconds: 40,
  firstAtOnce: true,
});

export function publishThreadChange(trx: Transaction, threadId: string): Promise<void> {
  return enqueue(trx, threadChanges, { threadId });
}
