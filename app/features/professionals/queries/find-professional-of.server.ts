import { type Connection, database } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** How somebody stands as a professional, for this person's own eyes and for the rules. */
export type OwnProfessional = {
  id: string;
  time_zone: string;
  verified: boolean;
  is_approved: boolean;
  rejected: boolean;
  suspended: boolean;
};

/**
 * The professional record of a person, if there is one (API-004, API-005); read within `db` where a change depends on
 * it.
 */
export async function findProfessionalOf(
  userId: string,
  db: Connection = database(),
): Promise<OwnProfessional | undefined> {
  const found = await professionalsStore.findByProfileId(db, userId);
  if (!found) return undefined;
  const { id, time_zone, verified, is_approved, rejected_at, suspended_at } = found;
  return { id, time_zone, verified, is_approved, rejected: rejected_at !== null, suspended: suspended_at !== null };
}
