import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue, enqueue } from '#app/platform/jobs/jobs.server.ts';

/** Professionals whose entry is to be made anew, since something that it shows has changed. */
export const directoryRefreshes = defineQueue<{ professionalId: string }>('directory.refresh');

/** Asks, as part of the change, for the professional's entry to be made anew. */
export function enqueueDirectoryRefresh(trx: Transaction, professionalId: string): Promise<void> {
  return enqueue(trx, directoryRefreshes, { professionalId });
}
