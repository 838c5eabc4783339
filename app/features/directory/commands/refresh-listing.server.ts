import { database } from '#app/platform/database/database.server.ts';
import { directoryStore } from '../directory-store.server.ts';
import { refreshEntry } from './refresh-entries.server.ts';

/**
 * Rebuilds a professional's entry after the team changed what they may do, and always invalidates every cached page,
 * even if the entry is unchanged: whether somebody can be booked appears only on their profile.
 */
export async function refreshListing(professionalId: string): Promise<void> {
  await refreshEntry(database(), professionalId);
  await directoryStore.announceChange(database(), 'listing');
}
