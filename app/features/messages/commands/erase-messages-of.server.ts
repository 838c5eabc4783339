import type { Transaction } from '#app/platform/database/database.server.ts';
import { leavingStore } from '../leaving-store.server.ts';

/**
 * Erases what somebody wrote, in the transaction that deletes their account. Threads stay for the other person, with
 * what that person wrote; a thread that nobody is left of goes.
 */
export async function eraseMessagesOf(trx: Transaction, personId: string, now: Date): Promise<void> {
  await leavingStore.lockPerson(trx, personId);
  await leavingStore.lockThreads(trx, personId);
  await leavingStore.eraseTexts(trx, personId, now);
  await leavingStore.removeFiles(trx, personId);
  await leavingStore.removeThreadsOfNobodyElse(trx, personId);
}
