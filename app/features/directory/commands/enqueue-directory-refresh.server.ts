import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';

/** Professionals whose directory entry must be rebuilt because something it shows has changed. */
export const directoryRefreshes = defineQueue('directory.refresh', z.object({ professionalId: z.string() }));

/** Requests a rebuild of the professional's entry, inside the transaction of the change. */
export function enqueueDirectoryRefresh(trx: Transaction, professionalId: string): Promise<void> {
  return enqueue(trx, directoryRefreshes, { professionalId });
}
