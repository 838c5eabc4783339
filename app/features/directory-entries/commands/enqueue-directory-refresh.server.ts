import * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueueAlone } from '#app/platform/jobs/jobs.server.ts';
import { directoryStore } from '../directory-store.server.ts';
import { refreshEntry } from './refresh-entries.server.ts';

/** Professionals whose directory entry must be rebuilt because something it shows has changed. */
export const directoryRefreshes = defineQueue('directory.refresh', z.object({ professionalId: z.string() }), {
  gatherMilliseconds: 250,
});

/** Requests a rebuild of the professionals' entries. */
export function enqueueDirectoryRefresh(...professionalIds: string[]): Promise<void> {
  const distinct = [...new Set(professionalIds)];
  return enqueueAlone(
    directoryRefreshes,
    distinct.map((professionalId) => ({ professionalId })),
  );
}

/**
 * Rebuilds a professional's entry after the team changed what they may do, and always invalidates every cached page,
 * even if the entry is unchanged: whether somebody can be booked appears only on their profile.
 */
export async function refreshListing(professionalId: string): Promise<void> {
  await refreshEntry(database(), professionalId);
  await directoryStore.announceChange(database(), 'listing');
}
