import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';

/** Professionals whose visits are written elsewhere from now on, or can be again. */
export const writtenCalendarChanges = defineQueue(
  'outside-calendars.written-changed',
  z.object({ professionalId: z.string() }),
);

/** Accounts that are disconnected, of which the coming visits are removed first. */
export const endingAccounts = defineQueue('outside-calendars.account-ending', z.object({ accountId: z.string() }));

export function publishWrittenCalendarChange(trx: Transaction, professionalId: string): Promise<void> {
  return enqueue(trx, writtenCalendarChanges, { professionalId });
}

export function publishEndingAccount(trx: Transaction, accountId: string): Promise<void> {
  return enqueue(trx, endingAccounts, { accountId });
}
