import type { Transaction } from '#app/platform/database/database.server.ts';
import { calendarAccountsStore } from '../calendar-accounts-store.server.ts';

/**
 * Locks an account that was disconnected, so that nobody connects it again before the caller's transaction ends.
 * @returns false if it was connected again or is gone
 */
export async function lockEndingAccount(trx: Transaction, accountId: string): Promise<boolean> {
  return (await calendarAccountsStore.lockEnding(trx, accountId)) !== undefined;
}
