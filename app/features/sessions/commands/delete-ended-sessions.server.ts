import { database } from '#app/platform/database/database.server.ts';
import { sessionsStore } from '../sessions-store.server.ts';

/** Few enough that nobody who signs in waits for their locks. */
const deletedTogether = 1_000;

/**
 * Deletes sessions that ended before an instant, and with them the push subscriptions of their browsers: the library
 * deletes one only when its cookie comes again, which browsers drop as soon.
 */
export async function deleteEndedSessions(before: Date): Promise<void> {
  let deleted = deletedTogether;
  while (deleted === deletedTogether)
    deleted = await sessionsStore.deleteEndedBefore(database(), before, deletedTogether);
}
