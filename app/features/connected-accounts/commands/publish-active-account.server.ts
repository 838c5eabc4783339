import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';

export const activeAccount = z.object({ professionalId: z.string() });

/** Professionals whose account has become able to receive money. */
export const activeAccounts = defineQueue('connected-accounts.active', activeAccount, {
  retryLimit: 15,
  retryDelaySeconds: 1,
});

export function publishActiveAccount(trx: Transaction, professionalId: string): Promise<void> {
  return enqueue(trx, activeAccounts, { professionalId });
}
