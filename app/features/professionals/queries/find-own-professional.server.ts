import { database } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

export type OwnProfessional = { id: string; verified: boolean; is_approved: boolean; rejected: boolean; suspended: boolean };

/** The professional record of a profile, as its owner may see it; undefined when there is none. */
export async function findOwnProfessional(profileId: string): Promise<OwnProfessional | undefined> {
  const found = await professionalsStore.findByProfileId(database(), profileId);
  return found && { id: found.id, verified: found.verified, is_approved: found.is_approved, rejected: found.rejected_at !== null, suspended: found.suspended_at !== null };
}
