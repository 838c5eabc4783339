import { database } from '#app/platform/database/database.server.ts';
import { emailChangesStore } from '../email-changes-store.server.ts';

/** Forgets a wish for another address; its link stops working. Also fine when there is none. */
export async function cancelEmailChange(userId: string): Promise<void> {
  await emailChangesStore.deleteOfUser(database(), userId);
}
