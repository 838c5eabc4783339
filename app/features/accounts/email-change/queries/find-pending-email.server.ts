import { database } from '#app/platform/database/database.server.ts';
import { emailChangesStore } from '../email-changes-store.server.ts';

/** Finds the new email of a user whose mailed link has not been opened yet. */
export async function findPendingEmail(userId: string): Promise<string | undefined> {
  return (await emailChangesStore.findLiveOfUser(database(), userId))?.new_email;
}
