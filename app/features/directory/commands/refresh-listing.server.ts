import { database } from '#app/platform/database/database.server.ts';
import { directoryStore } from '../directory-store.server.ts';
import { refreshEntry } from './refresh-entries.server.ts';

/**
 * After the team changed what somebody may do: the entry, and every page kept in memory even where the entry says the
 * same as before, since whether somebody can be booked stands on the profile only.
 */
export async function refreshListing(professionalId: string): Promise<void> {
  await refreshEntry(database(), professionalId);
  await directoryStore.announceChange(database(), 'listing');
}
