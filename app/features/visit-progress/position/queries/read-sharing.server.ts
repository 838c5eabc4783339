import { database } from '#app/platform/database/database.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { visitSettingsStore } from '../visit-settings-store.server.ts';

/** Whether a professional lets clients see where they are on the way; false for everybody else. */
export async function readSharing(viewerId: string): Promise<boolean> {
  const professional = await findProfessionalOf(viewerId);
  if (!professional) return false;
  return (await visitSettingsStore.find(database(), professional.id)).shares_position;
}
