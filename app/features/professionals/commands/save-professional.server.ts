import type { Transaction } from '#app/platform/database/database.server.ts';
import { professionalsStore, type ProfessionalDetails } from '../professionals-store.server.ts';

/**
 * Writes what a professional says of the business, as part of the caller's change: into the record there is, else
 * into a new one, which nobody has approved or verified.
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
