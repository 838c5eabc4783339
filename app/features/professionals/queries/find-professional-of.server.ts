import { type Connection, database } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** A person's own status as a professional, for that person and for access rules. */
export type OwnProfessional = {
  id: string;
  time_zone: string;
  verified: boolean;
  is_approved: boolean;
  rejected: boolean;
  suspended: boolean;
};

/** Returns a person's professional record, if any (API-004, API-005); pass `db` if a change depends on it. */
export async function findProfessionalOf(
  userId: string,
  db: Connection = database(),
): Promise<OwnProfessional | undefined> {
  const found = await professionalsStore.findByProfileId(db, userId);
  if (!found) return undefined;
  const { id, time_zone, verified, is_approved, rejected_at, suspended_at } = found;
  return { id, time_zone, verified, is_approved, rejected: rejected_at !== null, suspended: suspended_at !== null };
}
