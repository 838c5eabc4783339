import type { Transaction } from '#app/platform/database/database.server.ts';
import { professionalsStore, type ReviewFlags } from '../professionals-store.server.ts';

/** Takes hold of a record until the transaction ends, so that one decision about it follows the other. */
export function lockProfessional(trx: Transaction, id: string) {
  return professionalsStore.findByIdForUpdate(trx, id);
}

/** Writes what the team decided, as part of the caller's change. Nothing else sets these flags (OPEN-19). */
export async function setReviewFlags(trx: Transaction, id: string, flags: ReviewFlags): Promise<void> {
  await professionalsStore.setReviewFlags(trx, id, flags);
}
