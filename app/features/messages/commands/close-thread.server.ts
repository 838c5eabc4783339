import type { Transaction } from '#app/platform/database/database.server.ts';
import { threadsStore } from '../threads-store.server.ts';

/** Closes a thread in the caller's transaction, who publishes the change: nobody can write in it from then on. */
export function closeThread(trx: Transaction, threadId: string, at: Date): Promise<void> {
  return threadsStore.close(trx, threadId, at);
}
