import type { Transaction } from '#app/platform/database/database.server.ts';
import { professionalsStore, type ProfessionalDetails } from '../professionals-store.server.ts';

/**
 * Saves a professional's details of the business inside the caller's transaction: in the existing record, otherwise
 * in a new one, neither approved nor verified.
 * @returns the id of the record
 */
export async function saveProfessional(
  trx: Transaction,
  profileId: string,
  details: ProfessionalDetails,
): Promise<string> {
  const existing = await professionalsStore.findByProfileIdForUpdate(trx, profileId);
  if (!existing) return (await professionalsStore.insert(trx, profileId, details)).id;
  await professionalsStore.update(trx, existing.id, details);
  return existing.id;
}
