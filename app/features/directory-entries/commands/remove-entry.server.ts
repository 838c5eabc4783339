import type { Transaction } from '#app/platform/database/database.server.ts';
import { directoryStore } from '../directory-store.server.ts';

/** Removes a professional from the directory inside the caller's transaction; cached pages are dropped on commit. */
export async function removeEntry(trx: Transaction, professionalId: string): Promise<void> {
  await directoryStore.remove(trx, [professionalId]);
  await directoryStore.announceChange(trx, 'listing');
}
