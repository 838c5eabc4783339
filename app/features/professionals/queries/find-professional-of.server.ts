import type { Connection } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** The record of the professional who this person is, if any. */
export async function findProfessionalOf(db: Connection, userId: string): Promise<{ id: string; is_approved: boolean; verified: boolean; suspended_at: Date | null } | undefined> {
  const found = await professionalsStore.findByProfileId(db, userId);
  return found && { id: found.id, is_approved: found.is_approved, verified: found.verified, suspended_at: found.suspended_at };
}
