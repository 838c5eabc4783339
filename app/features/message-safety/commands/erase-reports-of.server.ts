import type { Transaction } from '#app/platform/database/database.server.ts';
import { safetyStore } from '../safety-store.server.ts';

/**
 * Erases what somebody wrote in reports, in the transaction that deletes their account, after their messages: those
 * lock their threads.
 */
export function eraseReportsOf(trx: Transaction, personId: string): Promise<void> {
  return safetyStore.eraseDetailsOf(trx, personId);
}
