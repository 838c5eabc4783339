import type { Transaction } from '#app/platform/database/database.server.ts';
import { professionalsStore, type ReviewFlags } from '../professionals-store.server.ts';

/** Locks a record until the transaction ends, so that decisions about it are made one at a time. */
export function lockProfessional(trx: Transaction, id: string) {
  return professionalsStore.findByIdForUpdate(trx, id);
}

/** Sets the team's decision, inside the caller's transaction. Nothing else sets these flags (OPEN-19). */
export async function setReviewFlags(trx: Transaction, id: string, flags: ReviewFlags): Promise<void> {
  await professionalsStore.setReviewFlags(trx, id, flags);
}
