import { database } from '#app/platform/database/database.server.ts';
import { calendarAccountsStore } from '../calendar-accounts-store.server.ts';
import { endAccess } from './end-access.server.ts';

/** Deletes an account that was disconnected, with its password, once nothing is left to do there. */
export async function endAccount(accountId: string): Promise<void> {
  await endAccess(await calendarAccountsStore.removeEnding(database(), accountId));
}
