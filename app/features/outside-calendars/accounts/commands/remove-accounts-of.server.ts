import type { Transaction } from '#app/platform/database/database.server.ts';
import { calendarAccountsStore, type RemovedAccount } from '../calendar-accounts-store.server.ts';

/**
 * Deletes all calendar accounts of a professional who leaves, inside the caller's transaction.
 * @returns what `endAccess` has to end once it is committed
 */
export function removeCalendarAccountsOf(trx: Transaction, professionalId: string): Promise<RemovedAccount[]> {
  return calendarAccountsStore.removeAll(trx, professionalId);
}
