import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';

/** Professionals whose entry is to be made anew, since something that it shows has changed. */
export const directoryRefreshes = defineQueue('directory.refresh', z.object({ professionalId: z.string() }));

/** Asks, as part of the change, for the professional's entry to be made anew. */
export function enqueueDirectoryRefresh(trx: Transaction, professionalId: string): Promise<void> {
  return enqueue(trx, directoryRefreshes, { professionalId });
}
