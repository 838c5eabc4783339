import type { Transaction } from '#app/platform/database/database.server.ts';
import { directoryStore } from '../directory-store.server.ts';

/** Takes a professional off the directory as part of the change; pages kept in memory are dropped with the commit. */
export async function removeEntry(trx: Transaction, professionalId: string): Promise<void> {
  await directoryStore.remove(trx, [professionalId]);
  await directoryStore.announceChange(trx, 'listing');
}
