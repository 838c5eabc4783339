import { lockSubject, type Transaction } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

export type LeavingProfessional = { id: string; stripe_account_id: string | null };

/**
 * Locks a profile's professional record until the transaction ends, so that no one books or blocks its time. Booking
 * takes the same lock first, then locks rows.
 * @returns undefined if there is none
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
 * Deletes a professional with services, hours, blocked times, portfolio and directory entry, inside the caller's
 * transaction.
 */
export async function removeProfessional(trx: Transaction, id: string): Promise<void> {
  await professionalsStore.remove(trx, id);
}
