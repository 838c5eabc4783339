import { database } from '#app/platform/database/database.server.ts';
import { calendarAccountsStore } from '../calendar-accounts-store.server.ts';

/** Deletes an account that was disconnected, with its password, once nothing is left to do there. */
export function endAccount(accountId: string): Promise<void> {
  return calendarAccountsStore.removeEnding(database(), accountId);
}
