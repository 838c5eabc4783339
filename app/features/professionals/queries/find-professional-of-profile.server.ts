import { database } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** The professional record of a profile, if it has one (API-004, API-005). */
export async function findProfessionalOfProfile(profileId: string) {
  const row = await professionalsStore.findByProfileId(database(), profileId);
  return row && { id: row.id, is_approved: row.is_approved, is_onboarding_complete: row.is_onboarding_complete, verified: row.verified };
}
