import type { Transaction } from '#app/platform/database/database.server.ts';
import { directoryStore } from '../directory-store.server.ts';

/** Lets every instance rebuild the pages that show professionals, once the transaction commits. */
export function announceDirectoryChange(trx: Transaction): Promise<void> {
  return directoryStore.announceChange(trx);
}
