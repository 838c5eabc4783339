import { lockSubject, type Transaction } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

export type LeavingProfessional = { id: string; stripe_account_id: string | null };

/**
 * Takes hold of a profile's professional record until the transaction ends, so that nobody books or blocks a time of
 * it. Booking takes the same lock first, and rows after it. @returns undefined when there is none.
 */
export async function lockProfessionalOf(
  trx: Transaction,
  profileId: string,
): Promise<LeavingProfessional | undefined> {
  const known = await professionalsStore.findByProfileId(trx, profileId);
  if (known) await lockSubject(trx, known.id);
  return professionalsStore.findByProfileIdForUpdate(trx, profileId);
}

/**
 * Removes a professional with services, hours, blocked times, portfolio and directory entry, as part of the caller's
 * change.
 */
export async function removeProfessional(trx: Transaction, id: string): Promise<void> {
  await professionalsStore.remove(trx, id);
}
